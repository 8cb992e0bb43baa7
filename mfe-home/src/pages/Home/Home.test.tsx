import { telephoneHref } from '@farekite/shared/contract';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { fakeBrowser } from '../../testing/fakeBrowser';
import Home from './Home';

beforeEach(() => {
  fakeBrowser();
});

describe('Home', () => {
  it('starts with the headline of the site [HOME-8]', () => {
    const { getByRole, getByText } = renderPage(Home);
    expect(getByRole('heading', { level: 1, name: 'Get Best Deals On Flight Tickets' })).toBeInTheDocument();
    expect(
      getByText('We provide you unmatched fares by comparing more than 200 flights.'),
    ).toBeInTheDocument();
  });

  it('has a section about the agency with the anchor "about", which links to its page', () => {
    const { getByRole } = renderPage(Home);
    const about = getByRole('region', { name: 'About Us' });
    expect(about).toHaveAttribute('id', 'about');
    expect(about).toHaveTextContent('FareKite is a US-based online travel agency');
    expect(within(about).getByRole('link', { name: `Call Now ${TEST_SITE.phone}` })).toHaveAttribute(
      'href',
      telephoneHref(TEST_SITE.phone),
    );
    expect(within(about).getByRole('link', { name: 'More about FareKite' })).toHaveAttribute(
      'href',
      '/about',
    );
  });

  it('hides its pictures from assistive technology [HOME-63]', () => {
    const { container } = renderPage(Home);
    const pictures = [...container.querySelectorAll('svg')];
    expect(pictures).not.toHaveLength(0);
    expect(pictures.filter((picture) => !picture.closest('[aria-hidden="true"]'))).toEqual([]);
    const illustrations = [...container.querySelectorAll('img')];
    expect(illustrations).not.toHaveLength(0);
    expect(illustrations.filter(({ alt }) => alt !== '')).toEqual([]);
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
