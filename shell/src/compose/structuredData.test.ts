import type { PageHead, RoutePath } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { SHELL_RELEASE } from '../testing/releases';
import { structuredData } from './structuredData';

const HEAD: PageHead = { title: 'Blog | FareKite', description: 'Notes on travel' };

function describePage(path: RoutePath | null, head: PageHead = HEAD) {
  return structuredData({
    request: {
      shell: SHELL_RELEASE,
      language: 'en',
      path,
      rendered: { head, markup: '' },
      styles: {},
      generator: 'shell@5e115e115e115e11',
    },
    site: TEST_SITE,
    headLanguage: 'en',
    route: undefined,
  });
}

describe('structuredData', () => {
  const own = { '@type': 'Blog', name: 'Travel notes' };

  it("has breadcrumbs first, then the page's own data [SEO-6]", () => {
    expect(describePage('/blog', { ...HEAD, structuredData: [own] })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'FareKite', item: 'https://www.farekite.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Blog',
            item: 'https://www.farekite.example/blog',
          },
        ],
      },
      { '@context': 'https://schema.org', ...own },
    ]);
  });

  it('has breadcrumbs only when the page has no data of its own', () => {
    expect(describePage('/blog').map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  it('has no breadcrumbs on the home page', () => {
    expect(describePage('/')).toEqual([]);
    expect(describePage('/', { ...HEAD, structuredData: [own] })).toEqual([
      { '@context': 'https://schema.org', ...own },
    ]);
  });

  it('is empty on the 404 page', () => {
    expect(describePage(null)).toEqual([]);
  });
});
