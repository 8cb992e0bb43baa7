import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/renderPart';
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

async function openDialog(language: 'en' | 'es' = 'en') {
  const { user } = renderPart(<Page />, { language });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Goa, India' }) };
}

describe('Dialog', () => {
  it('opens as a modal dialog [HOME-16]', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await openDialog();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'Close'],
    ['es', 'Cerrar'],
  ] as const)('has a button that closes it and returns the focus (%s) [HOME-16]', async (language, name) => {
    const { user, dialog } = await openDialog(language);
    await user.click(screen.getByRole('button', { name }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on a click on its backdrop', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays open when its content is clicked, or a text selection ends on the backdrop', async () => {
    const { user, dialog } = await openDialog();
    await user.click(screen.getByRole('heading'));
    expect(dialog).toBeInTheDocument();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(dialog).toBeInTheDocument();
  });

  it('stays open on the second click of a double click', async () => {
    const { dialog } = await openDialog();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeInTheDocument();
  });
});
