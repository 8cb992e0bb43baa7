import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { DEAL_LINKS } from '../../../content/dealLinks';
import { DealLinks } from './DealLinks';

describe('The links to the other deal pages', () => {
  it('lead to all of them but the one that the visitor is on', () => {
    renderPart(<DealLinks current="/premium-comfort" />);
    const row = screen.getByRole('navigation', { name: 'More ways to fly for less' });
    const addresses = within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      DEAL_LINKS.map(({ path }) => path).filter((path) => path !== '/premium-comfort'),
    );
    expect(addresses).not.toContain('/premium-comfort');
  });

  it('are labelled in the language of the page', () => {
    const { switchLanguage } = renderPart(<DealLinks current="/premium-comfort" />);
    expect(screen.getByRole('link', { name: 'First Class sample fares from $400' })).toHaveAttribute(
      'href',
      '/first-class-deals',
    );
    switchLanguage('es');
    expect(screen.getByRole('link', { name: 'Primera clase tarifas de muestra desde $400' })).toHaveAttribute(
      'href',
      '/first-class-deals',
    );
  });
});
