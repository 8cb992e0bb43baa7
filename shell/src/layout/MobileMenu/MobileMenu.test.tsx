import '../../testing/jsdomPolyfills';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderInShell } from '../../testing/renderInShell';
import { Header } from '../Header/Header';
import { MobileMenu } from './MobileMenu';

async function openMenu(user: UserEvent) {
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  return button;
}

describe('MobileMenu', () => {
  it('loads what the site needs for another language when the pointer comes to its button', async () => {
    const { user, prefetch } = renderInShell(<MobileMenu />);
    await openMenu(user);
    expect(prefetch).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('button', { name: 'Switch to Spanish · Español' }));
    expect(prefetch).toHaveBeenCalledWith('es');
  });

  it('does not move the focus on Escape while it is closed', async () => {
    const { user } = renderInShell(
      <>
        <MobileMenu />
        <input aria-label="Elsewhere" />
      </>,
    );
    await user.click(screen.getByLabelText('Elsewhere'));
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });

  it('closes when a link is followed [LAYOUT-7]', async () => {
    const { user } = renderInShell(<MobileMenu />);
    await openMenu(user);
    const link = screen.getByRole('link', { name: 'Contact' });
    const consoleError = jest.spyOn(console, 'error').mockImplementation();
    await user.click(link);
    expect(link).not.toBeVisible();
    // jsdom says that it cannot load the page.
    expect(String(consoleError.mock.calls[0]?.[0])).toContain('navigation');
  });

  it('closes when Back changes the page, and stays closed when Forward returns to it', async () => {
    history.replaceState(null, '', '/blog');
    history.pushState(null, '', '/about');
    const { user } = renderInShell(<Header />);
    await openMenu(user);
    for (const [direction, path] of [
      ['back', '/blog'],
      ['forward', '/about'],
    ] as const) {
      act(() => history[direction]());
      // The address changes a moment before the shell hears of it.
      await waitFor(() => {
        expect(location.pathname).toBe(path);
        expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
      });
    }
  });

  it('closes when something outside is pressed, also a page in which React stops events because it is not hydrated', async () => {
    const { user } = renderInShell(
      <>
        <MobileMenu />
        <p onPointerDownCapture={(event) => event.stopPropagation()}>Page</p>
      </>,
    );
    const button = await openMenu(user);
    await user.click(screen.getByText('Page'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
