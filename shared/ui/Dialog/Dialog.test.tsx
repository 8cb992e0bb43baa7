import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/renderPage';
import { Dialog } from './Dialog';

beforeAll(() => {
  // jsdom knows the element without its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

function Page() {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        Open
      </button>
      {opener && (
        <Dialog labelledBy="title" opener={opener} onClose={() => setOpener(undefined)}>
          <h2 id="title">Goa, India</h2>
        </Dialog>
      )}
    </>
  );
}

// What closes it besides is tested in a browser: mfe-home/e2e/popularDestinations.spec.ts.
describe('Dialog', () => {
  it('is modal, and has a button that closes it and returns the focus [HOME-16]', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user } = renderPart(<Page />, { language: 'es' });
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    expect(showModal).toHaveBeenCalledTimes(1);
    const dialog = screen.getByRole('dialog', { name: 'Goa, India' });
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(dialog).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });
});
