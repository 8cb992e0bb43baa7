import { screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { SkipLink } from './SkipLink';

describe('SkipLink', () => {
  it.each([
    ['en', 'Skip to content'],
    ['es', 'Saltar al contenido'],
  ] as const)('leads to the content (%s)', (language, name) => {
    renderInShell(<SkipLink />, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#content');
  });

  it('is the first element that Tab focuses [LAYOUT-19]', async () => {
    const { user } = renderInShell(<SkipLink />);
    await user.tab();
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
