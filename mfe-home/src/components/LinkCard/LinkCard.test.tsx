import { render, screen } from '@testing-library/react';
import { LinkCard } from './LinkCard';

describe('LinkCard', () => {
  it.each(['vertical', 'horizontal'] as const)('has a %s arrangement', (arrangement) => {
    render(
      <LinkCard href="/" illustration="paris" title="Paris" arrangement={arrangement}>
        City of light
      </LinkCard>,
    );
    expect(screen.getByRole('article')).toHaveClass('card', arrangement);
  });
});
