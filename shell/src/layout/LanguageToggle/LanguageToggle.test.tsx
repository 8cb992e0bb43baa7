import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderInShell } from '../../testing/renderInShell';
import { LanguageToggle } from './LanguageToggle';

describe('LanguageToggle', () => {
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
    const { user, shell } = renderInShell(<LanguageToggle />);
    expect(shell.prefetch).not.toHaveBeenCalled();
    await act(user);
    expect(shell.prefetch).toHaveBeenCalledWith('es');
  });
});
