import { render, screen, within } from '@testing-library/react';
import { LinkCard } from './LinkCard';

describe('LinkCard', () => {
  it('is one link, named by its title', () => {
    render(
      <LinkCard href="/paris-guide" illustration="paris" title="Paris">
        <p>City of light</p>
      </LinkCard>,
    );
    const card = within(screen.getByRole('article'));
    const link = card.getByRole('link');
    expect(link).toHaveAccessibleName('Paris');
    expect(link).toHaveAttribute('href', '/paris-guide');
    expect(card.getByRole('heading', { level: 3, name: 'Paris' })).toContainElement(link);
    expect(card.getByText('City of light')).toBeVisible();
  });

  it.each(['vertical', 'horizontal'] as const)('has a %s arrangement', (arrangement) => {
    render(
      <LinkCard href="/" illustration="paris" title="Paris" arrangement={arrangement}>
        City of light
      </LinkCard>,
    );
    expect(screen.getByRole('article')).toHaveClass('card', arrangement);
  });
});
