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
  const own = { '@type': 'Blog', name: 'Travel notes' };

  it('is its place under the home page, then what it says of itself', () => {
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

  it('is its place alone when it says nothing of itself', () => {
    expect(describePage('/blog').map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  it('is what the home page says of itself, which is under no other', () => {
    expect(describePage('/')).toEqual([]);
    expect(describePage('/', { ...HEAD, structuredData: [own] })).toEqual([
      { '@context': 'https://schema.org', ...own },
    ]);
  });

  it('is nothing of the page of unknown paths', () => {
    expect(describePage(null)).toEqual([]);
  });
});
