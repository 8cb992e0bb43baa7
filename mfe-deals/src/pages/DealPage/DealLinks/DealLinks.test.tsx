import { menuPaths } from '@farekite/shared/contract';
import { formatMoney } from '@farekite/shared/language';
import { createTestI18n, renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import english from '../../../locales/en/mfe-deals.json';
import spanish from '../../../locales/es/mfe-deals.json';
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

  it('names page, lowest fare and its trip in the language of the page', () => {
    const inEnglish = createTestI18n('en').getFixedT(null, 'shared');
    const inSpanish = createTestI18n('es').getFixedT(null, 'shared');
    const { switchLanguage } = renderPart(<DealLinks current="/premium-comfort" />);
    const others = LINKED_DEALS.filter(({ path }) => path !== '/premium-comfort');
    for (const { path, lowest } of others) {
      const { [lowest.trip]: trip, routes } = english.links;
      const link = screen.getByRole('link', {
        name: `${inEnglish(`routes.${path}`)} sample fares from ${formatMoney('en', lowest.price)} ${trip} ${routes[path]}`,
      });
      expect(link).toHaveAttribute('href', path);
    }
    switchLanguage('es');
    for (const { path, lowest } of others) {
      const { [lowest.trip]: trip, routes } = spanish.links;
      const link = screen.getByRole('link', {
        name: `${inSpanish(`routes.${path}`)} tarifas de muestra desde ${formatMoney('es', lowest.price)} ${trip} ${routes[path]}`,
      });
      expect(link).toHaveAttribute('href', path);
    }
  });
});
