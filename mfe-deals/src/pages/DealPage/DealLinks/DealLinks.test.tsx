import { menuPaths } from '@farekite/shared/contract';
import { formatMoney } from '@farekite/shared/language';
import { createTestI18n, renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { EXPOSED_PAGES } from '../../../testing/dealPages';
import { DealLinks } from './DealLinks';

it('DealLinks link to every deal page but the current one, with its name, lowest fare, trip and route [DEAL-2, DEAL-13]', () => {
  const i18n = createTestI18n('en');
  const words = i18n.getFixedT(null, 'mfe-deals', 'links');
  renderPart(<DealLinks current="/premium-comfort" />);
  const links = within(screen.getByRole('navigation', { name: words('heading') })).getAllByRole('link');
  const others = menuPaths('deals').filter((path) => path !== '/premium-comfort');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(others);
  for (const [index, path] of others.entries()) {
    const page = EXPOSED_PAGES.find((exposed) => exposed.path === path);
    const [{ key = '', price = NaN, trip = 'roundTrip' } = {}] = page?.content.deals ?? [];
    const route = page?.texts.en.deals.fares[key]?.route ?? '';
    const name = i18n.getFixedT(null, 'shared')(`routes.${path}`);
    expect(links[index]).toHaveAccessibleName(
      `${name} ${words('from')} ${formatMoney('en', price)} ${words(trip)} ${route}`,
    );
  }
});
