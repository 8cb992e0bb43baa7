/** @jest-environment node */
import { menuPaths } from '@farekite/shared/contract';
import { DESTINATIONS, GUIDES, HOT_DEALS, POPULAR_DESTINATIONS, PROMOS } from './home';

describe('The content of the home page', () => {
  it('links to all city guides [HOME-10]', () => {
    expect(GUIDES.map(({ path }) => path)).toEqual(menuPaths('guides'));
    expect(DESTINATIONS.flatMap(({ guide = [] }) => guide)).toEqual(menuPaths('guides'));
  });

  it('shows no picture twice [HOME-64]', () => {
    const pictures = [DESTINATIONS, POPULAR_DESTINATIONS, GUIDES, PROMOS, HOT_DEALS]
      .flat()
      .map(({ illustration }) => illustration);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
