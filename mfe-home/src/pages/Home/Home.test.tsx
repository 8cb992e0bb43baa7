import { telephoneHref, type NamedPath } from '@farekite/shared/contract';
import { routes } from '@farekite/shared/locales/en/shared.json';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { DESTINATIONS, GUIDES, HOT_DEALS, PROMOS } from '../../content/home';
import english from '../../locales/en/home.json';
import { fakeBrowser } from '../../testing/fakeBrowser';
import Home from './Home';

beforeEach(() => void fakeBrowser());

describe('Home', () => {
  it('has cards that lead to their pages by their names [HOME-8, HOME-10, HOME-12, HOME-64]', () => {
    const { getByRole } = renderPage(Home);
    const named = (cards: readonly { readonly path: NamedPath }[]) =>
      cards.map(({ path }) => [path, routes[path]]);
    for (const [{ title }, links] of [
      // The fifth is a slide off the screen.
      [english.premiumServices, named(PROMOS.slice(0, 4))],
      [english.hotDeals, named(HOT_DEALS)],
      // Only some have a guide.
      [
        english.destinations,
        DESTINATIONS.flatMap(({ guide, illustration }) =>
          guide ? [[guide, english.destinations.places[illustration].name]] : [],
        ),
      ],
      [english.travelGuides, GUIDES.map(({ path }) => [path, english.travelGuides.guides[path].title])],
    ] as const) {
      const reachable = within(getByRole('region', { name: title }))
        .getAllByRole('link')
        .filter((link) => !link.closest('[inert]'));
      expect(reachable.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(links);
    }
  });

  it('hides its pictures from assistive technology [HOME-63]', () => {
    const { container } = renderPage(Home);
    const pictures = [...container.querySelectorAll('svg, img')];
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.filter((picture) => !picture.closest('[aria-hidden="true"], [alt=""]'))).toEqual([]);
  });
});

describe('The head of Home', () => {
  it('describes the agency to search engines with the site settings [SEO-6]', () => {
    const [agency, website] = Home.head(createTestI18n('es'), TEST_SITE).structuredData ?? [];
    expect(agency).toMatchObject({
      '@type': 'TravelAgency',
      name: 'FareKite',
      telephone: telephoneHref(TEST_SITE.phone).slice('tel:'.length),
      address: { addressLocality: 'Testville', addressRegion: 'CA' },
      sameAs: [
        'https://social.example/facebook',
        'https://social.example/instagram',
        'https://social.example/x',
      ],
    });
    expect(website).toMatchObject({ '@type': 'WebSite', inLanguage: 'es-US' });
  });

  it('lists the sample fares of the page as offers, and no rating [SEO-7]', () => {
    const things = Home.head(createTestI18n('es'), TEST_SITE).structuredData ?? [];
    const offers = things.filter((thing) => thing['@type'] === 'Offer');
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      ['Bali, Indonesia', 629, 'USD'],
      ['Kuala Lumpur, Malasia', 759, 'USD'],
      ['Goa, India', 529, 'USD'],
      ['Santorini, Grecia', 559, 'USD'],
    ]);
    expect(offers[0]).toMatchObject({
      description: 'Tarifa de muestra por persona, ida y vuelta, impuestos y cargos incluidos',
    });
    expect(JSON.stringify(things)).not.toMatch(/rating|review/i);
  });
});
