import { fireEvent, screen, within } from '@testing-library/react';
import { LANGUAGES } from '@farekite/shared/language';
import { renderInShell } from '../../testing/renderInShell';
import { LanguageToggle } from './LanguageToggle';

describe('LanguageToggle', () => {
  it('has a button for each language, named in that language, and the one that is shown is pressed [LANGUAGE-1]', () => {
    renderInShell(<LanguageToggle />);
    const group = within(screen.getByRole('group', { name: 'Language' }));
    expect(group.getAllByRole('button')).toHaveLength(LANGUAGES.length);
    expect(group.getByRole('button', { name: 'EN – English', pressed: true })).toHaveAttribute('lang', 'en');
    expect(group.getByRole('button', { name: 'ES – Español', pressed: false })).toHaveAttribute('lang', 'es');
  });

  it.each(['pointerEnter', 'focus'] as const)('loads the texts of another language on %s', (intent) => {
    const { prefetch } = renderInShell(<LanguageToggle />);
    fireEvent[intent](screen.getByRole('button', { name: 'ES – Español' }));
    expect(prefetch.mock.calls).toEqual([['es']]);
  });
});
