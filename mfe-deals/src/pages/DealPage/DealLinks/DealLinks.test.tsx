import { formatMoney } from '@farekite/shared/language';
import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import dealLinks from './dealLinks.data';
import { DealLinks } from './DealLinks';

describe('DealLinks', () => {
  it('links to every deal page but the current one', () => {
    renderPart(<DealLinks current="/premium-comfort" />);
    const nav = screen.getByRole('navigation', { name: 'More ways to fly for less' });
    const addresses = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      dealLinks.map(({ path }) => path).filter((path) => path !== '/premium-comfort'),
    );
    expect(addresses).not.toContain('/premium-comfort');
  });

  it('names page and lowest fare in the language of the page', () => {
    const { switchLanguage } = renderPart(<DealLinks current="/premium-comfort" />);
    const others = dealLinks.filter(({ path }) => path !== '/premium-comfort');
    for (const { path, name, lowestPrice } of others) {
      const link = screen.getByRole('link', {
        name: `${name.en} sample fares from ${formatMoney('en', lowestPrice)}`,
      });
      expect(link).toHaveAttribute('href', path);
    }
    switchLanguage('es');
    for (const { path, name, lowestPrice } of others) {
      const link = screen.getByRole('link', {
        name: `${name.es} tarifas de muestra desde ${formatMoney('es', lowestPrice)}`,
      });
      expect(link).toHaveAttribute('href', path);
    }
  });
});
