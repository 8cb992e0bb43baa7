import { act, render, screen } from '@testing-library/react';
import { FocusKeeper } from './FocusKeeper';

function Page({ isLoaded }: { readonly isLoaded: boolean }) {
  return (
    <main>
      {isLoaded ? (
        <h1>First class</h1>
      ) : (
        <FocusKeeper className="notice">
          <button type="button">Try again</button>
        </FocusKeeper>
      )}
    </main>
  );
}

async function loadPage(focus: boolean) {
  const { rerender } = render(<Page isLoaded={false} />);
  if (focus) screen.getByRole('button').focus();
  await act(async () => {
    rerender(<Page isLoaded />);
    await Promise.resolve();
  });
}

describe('FocusKeeper', () => {
  it("moves the focus to the page's heading when the focused button disappears", async () => {
    await loadPage(true);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('leaves the focus alone when it was elsewhere', async () => {
    await loadPage(false);
    expect(document.body).toHaveFocus();
  });
});
