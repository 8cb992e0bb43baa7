import { menuPaths } from '@farekite/shared/contract';
import { formatMoney } from '@farekite/shared/language';
import { createTestI18n, renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { LINKED_DEALS } from './linkedDeals';
import { DealLinks } from './DealLinks';

describe('DealLinks', () => {
  it('links to every deal page but the current one', () => {
    renderPart(<DealLinks current="/premium-comfort" />);
    const nav = screen.getByRole('navigation', { name: 'More ways to fly for less' });
    const addresses = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(menuPaths('deals').filter((path) => path !== '/premium-comfort'));
    expect(addresses).not.toContain('/premium-comfort');
  });

  it('names page and lowest fare in the language of the page', () => {
    const english = createTestI18n('en').getFixedT(null, 'shared');
    const spanish = createTestI18n('es').getFixedT(null, 'shared');
    const { switchLanguage } = renderPart(<DealLinks current="/premium-comfort" />);
    const others = LINKED_DEALS.filter(({ path }) => path !== '/premium-comfort');
    for (const { path, lowestPrice } of others) {
      const link = screen.getByRole('link', {
        name: `${english(`routes.${path}`)} sample fares from ${formatMoney('en', lowestPrice)}`,
      });
      expect(link).toHaveAttribute('href', path);
    }
    switchLanguage('es');
    for (const { path, lowestPrice } of others) {
      const link = screen.getByRole('link', {
        name: `${spanish(`routes.${path}`)} tarifas de muestra desde ${formatMoney('es', lowestPrice)}`,
      });
      expect(link).toHaveAttribute('href', path);
    }
  });
});
