import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { settle } from '../../testing/settle';
import { LanguageLinks } from './LanguageLinks';

function press(link: HTMLElement, options = {}) {
  const event = createEvent.click(link, options);
  fireEvent(link, event);
  return { isFollowed: !event.defaultPrevented };
}

describe('LanguageLinks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['/about', '/es/about'],
    ['/', '/es'],
    ['/es/about', '/es/about'],
  ])('lead from %s to the page in the other language, at %s [LANGUAGE-17]', (path, address) => {
    renderInShell(<LanguageLinks />, { path });
    const link = screen.getByRole('link', { name: 'Español' });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('lang', 'es');
    expect(link).toHaveAttribute('hreflang', 'es');
  });

  it('choose the language in place, and also for a page in a new tab [LANGUAGE-17]', async () => {
    const { choice } = renderInShell(<LanguageLinks />, { language: 'es' });
    expect(press(screen.getByRole('link', { name: 'English' }), { ctrlKey: true }).isFollowed).toBe(true);
    await settle();
    expect(choice.chosen.get()).toBe('en');
    expect(press(screen.getByRole('link', { name: 'Español' })).isFollowed).toBe(false);
    await settle();
    expect(choice.chosen.get()).toBe('es');
  });

  it('choose the language when the middle button opens a new tab [LANGUAGE-17]', async () => {
    const { choice } = renderInShell(<LanguageLinks />, { language: 'es' });
    fireEvent(
      screen.getByRole('link', { name: 'English' }),
      new MouseEvent('auxclick', { bubbles: true, button: 1 }),
    );
    await settle();
    expect(choice.chosen.get()).toBe('en');
  });

  it('are not on the page that unknown addresses get', () => {
    renderInShell(<LanguageLinks />, { path: '/no/such-page' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
