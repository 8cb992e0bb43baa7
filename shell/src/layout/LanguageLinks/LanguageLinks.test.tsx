import { fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { settle } from '../../testing/settle';
import { LanguageLinks } from './LanguageLinks';

describe('LanguageLinks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });

  it('lead to the page in the other language [LANGUAGE-17]', () => {
    renderInShell(<LanguageLinks />);
    const link = screen.getByRole('link', { name: 'Español' });
    expect(link).toHaveAttribute('href', '/es/about');
    expect(link).toHaveAttribute('lang', 'es');
    expect(link).toHaveAttribute('hreflang', 'es');
  });

  it('choose the language in place [LANGUAGE-17]', async () => {
    const { choice } = renderInShell(<LanguageLinks />);
    // False when the browser does not follow the link.
    expect(fireEvent.click(screen.getByRole('link', { name: 'Español' }))).toBe(false);
    await settle();
    expect(choice.chosen.get()).toBe('es');
  });

  it.each([
    ['with the key for a new tab', 'click', { ctrlKey: true }],
    ['with the middle button', 'auxclick', { button: 1 }],
  ])('store the language for a new tab when they are pressed %s [LANGUAGE-17]', (_how, type, init) => {
    const { choice } = renderInShell(<LanguageLinks />, { language: 'es' });
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    expect(fireEvent(screen.getByRole('link', { name: 'English' }), event)).toBe(true);
    expect(localStorage.getItem('language')).toBe('en');
    expect(choice.chosen.get()).toBe('es');
  });

  it('are not on the page that unknown addresses get', () => {
    renderInShell(<LanguageLinks />, { path: '/no/such-page' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
