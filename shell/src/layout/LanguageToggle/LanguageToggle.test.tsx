import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LANGUAGES } from '@farekite/shared/language';
import { renderInShell } from '../../testing/renderInShell';
import { LanguageToggle } from './LanguageToggle';

describe('LanguageToggle', () => {
  it('has a button for each language, named in that language [LANGUAGE-1]', () => {
    renderInShell(<LanguageToggle />);
    const group = within(screen.getByRole('group', { name: 'Language' }));
    expect(group.getByRole('button', { name: 'EN – English' })).toHaveAttribute('lang', 'en');
    expect(group.getByRole('button', { name: 'ES – Español' })).toHaveAttribute('lang', 'es');
    expect(group.getAllByRole('button')).toHaveLength(LANGUAGES.length);
  });

  it('switches to Spanish and back [LANGUAGE-1]', async () => {
    const { user, choice } = renderInShell(<LanguageToggle />);
    const english = screen.getByRole('button', { name: 'EN – English' });
    const spanish = screen.getByRole('button', { name: 'ES – Español' });
    expect(english).toHaveAttribute('aria-pressed', 'true');
    expect(spanish).toHaveAttribute('aria-pressed', 'false');

    await user.click(spanish);
    expect(choice.chosen.get()).toBe('es');
    expect(english).toHaveAttribute('aria-pressed', 'false');
    expect(spanish).toHaveAttribute('aria-pressed', 'true');
    expect(spanish).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeVisible();

    await user.click(english);
    expect(choice.chosen.get()).toBe('en');
  });

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ['a pointer comes to it', (user) => user.hover(screen.getByRole('button', { name: 'ES – Español' }))],
    [
      'it gets the focus',
      async (user) => {
        await user.tab();
        await user.tab();
      },
    ],
  ])('loads what the site needs for another language when %s', async (_when, act) => {
    const { user, choice } = renderInShell(<LanguageToggle />);
    expect(choice.prefetch).not.toHaveBeenCalled();
    await act(user);
    expect(choice.prefetch).toHaveBeenCalledWith('es');
  });
});
