import type { PageHead, RoutePath } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { SHELL_RELEASE } from '../testing/releases';
import { structuredData } from './structuredData';

const HEAD: PageHead = { title: 'Blog | FareKite', description: 'Travel, told' };

function describePage(path: RoutePath | null, head: PageHead = HEAD) {
  return structuredData({
    request: { shell: SHELL_RELEASE, language: 'en', path },
    site: TEST_SITE,
    head,
    isIndexable: true,
    body: '',
  });
}

describe('What search engines are told of a page', () => {
  it('is the agency and its site on the home page', () => {
    expect(describePage('/')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'TravelAgency',
        name: 'FareKite',
        url: 'https://www.farekite.example',
        telephone: '1-800-555-0199',
        email: 'info@farekite.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Test Street',
          addressLocality: 'Testville',
          addressRegion: 'CA',
          postalCode: '94016',
          addressCountry: 'US',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'FareKite',
        url: 'https://www.farekite.example',
      },
    ]);
  });

  it('is its place under the home page elsewhere, then what the page says itself', () => {
    const own = { '@type': 'Blog', name: 'Travel notes' };
    expect(describePage('/blog', { ...HEAD, structuredData: [own] })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'FareKite', item: 'https://www.farekite.example' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Blog | FareKite',
            item: 'https://www.farekite.example/blog',
          },
        ],
      },
      { '@context': 'https://schema.org', ...own },
    ]);
  });

  it('is nothing of the page of unknown paths', () => {
    expect(describePage(null)).toEqual([]);
  });
});
