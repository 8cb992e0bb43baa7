import { fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { LanguageToggle } from './LanguageToggle';

it.each(['pointerEnter', 'focus'] as const)(
  'LanguageToggle loads what the site needs for another language on %s',
  (intent) => {
    const { shell } = renderInShell(<LanguageToggle />);
    fireEvent[intent](screen.getByRole('button', { name: 'ES – Español' }));
    expect(shell.prefetch.mock.calls).toEqual([['es']]);
  },
);
