import { screen } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { SkipLink } from './SkipLink';

describe('The skip link', () => {
  it.each([
    ['en', 'Skip to content'],
    ['es', 'Saltar al contenido'],
  ] as const)('leads to the content (%s)', (language, name) => {
    renderChrome(<SkipLink />, { language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#content');
  });

  it('is the first stop of a keyboard', async () => {
    const { user } = renderChrome(<SkipLink />);
    await user.tab();
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
