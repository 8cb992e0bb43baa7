import { fireEvent, screen } from '@testing-library/react';
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

describe('Dialog', () => {
  it.each([
    ['en', 'Close'],
    ['es', 'Cerrar'],
  ] as const)(
    'is modal, and has a button that closes it and returns the focus (%s) [HOME-16]',
    async (language, name) => {
      const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
      const { user } = renderPart(<Page />, { language });
      const opener = screen.getByRole('button', { name: 'Open' });
      await user.click(opener);
      expect(showModal).toHaveBeenCalledTimes(1);
      const dialog = screen.getByRole('dialog', { name: 'Goa, India' });
      await user.click(screen.getByRole('button', { name }));
      expect(dialog).not.toBeInTheDocument();
      expect(opener).toHaveFocus();
    },
  );

  it('closes on a click on its backdrop alone, not when one ends or a double click goes on there', async () => {
    const { user } = renderPart(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    await user.click(screen.getByRole('heading'));
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeInTheDocument();
    await user.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });
});
