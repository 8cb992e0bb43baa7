import '../../testing/jsdomPolyfills';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderInShell } from '../../testing/renderInShell';
import { Header } from '../Header/Header';
import { MobileMenu } from './MobileMenu';

async function openMenu(user: UserEvent, name = 'Menu') {
  const button = screen.getByRole('button', { name });
  await user.click(button);
  return button;
}

describe('MobileMenu', () => {
  // jsdom cannot load a page; whether the link asks for it is what counts.
  const followed: string[] = [];
  const follow = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    if (!event.defaultPrevented) followed.push(event.target.pathname);
    event.preventDefault();
  };
  beforeEach(() => {
    followed.length = 0;
    window.addEventListener('click', follow);
  });
  afterEach(() => {
    window.removeEventListener('click', follow);
  });

  it('opens and closes with its button, which controls the panel [LAYOUT-7]', async () => {
    const { user } = renderInShell(<MobileMenu />);
    expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    const button = await openMenu(user);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel).toBeVisible();
    expect(panel).toContainElement(screen.getByRole('navigation', { name: 'Main' }));
    expect(screen.getByRole('link', { name: 'About', current: 'page' })).toBeVisible();

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(panel).not.toBeVisible();
  });

  it('closes on Escape and moves the focus to its button [LAYOUT-7]', async () => {
    const { user } = renderInShell(<MobileMenu />);
    const button = await openMenu(user);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('loads what the site needs for another language when the pointer comes to its button', async () => {
    const { user, choice } = renderInShell(<MobileMenu />);
    await openMenu(user);
    expect(choice.prefetch).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('button', { name: 'Switch to Spanish · Español' }));
    expect(choice.prefetch).toHaveBeenCalledWith('es');
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
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(followed).toEqual(['/contact']);
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
      act(() => {
        history[direction]();
      });
      await waitFor(() => {
        expect(location.pathname).toBe(path);
      });
      expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('closes when the focus leaves it [LAYOUT-7]', async () => {
    const { user } = renderInShell(
      <>
        <MobileMenu />
        <button type="button">After</button>
      </>,
    );
    const button = await openMenu(user);
    const controls = [
      ...screen.getAllByRole('link'),
      ...screen.getAllByRole('button', { name: /^Switch to/ }),
    ];
    for (const control of controls) {
      await user.tab();
      expect(control).toHaveFocus();
      expect(button).toHaveAttribute('aria-expanded', 'true');
    }
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when something outside is pressed, also a page in which React stops events because it is not hydrated', async () => {
    const { user } = renderInShell(
      <>
        <MobileMenu />
        <p
          onPointerDownCapture={(event) => {
            event.stopPropagation();
          }}
        >
          Page
        </p>
      </>,
    );
    const button = await openMenu(user);
    await user.click(screen.getByText('Page'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('switches to the other language and closes [LAYOUT-7]', async () => {
    const { user, choice } = renderInShell(<MobileMenu />);
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Switch to Spanish · Español' }));
    expect(choice.chosen.get()).toBe('es');
    const button = screen.getByRole('button', { name: 'Menú' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();

    await openMenu(user, 'Menú');
    expect(screen.getByRole('link', { name: 'Inicio' })).toBeVisible();
    const back = screen.getByRole('button', { name: 'Switch to English · Inglés' });
    expect(back).toHaveAttribute('lang', 'en');
    await user.click(back);
    expect(choice.chosen.get()).toBe('en');
  });
});
