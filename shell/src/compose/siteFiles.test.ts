import { TEST_SITE } from '@farekite/shared/testing';
import { ROUTES } from '../routes/routes';
import { siteFiles } from './siteFiles';

const FILES = siteFiles(TEST_SITE);

function file(name: string): string {
  const content = FILES[name];
  if (content === undefined) throw new Error(`There is no ${name}`);
  return content;
}

function parseXml(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/xml');
}

describe('In the root of the site', () => {
  it('stand these files and no others', () => {
    expect(Object.keys(FILES).sort()).toEqual([
      'favicon.svg',
      'robots.txt',
      'site.webmanifest',
      'sitemap.xml',
      'speculation-rules.json',
    ]);
  });

  it('the site map lists the twenty pages that search engines may list', () => {
    const locations = [...parseXml(file('sitemap.xml')).querySelectorAll('urlset > url > loc')];
    const indexable = ROUTES.filter((route) => route.indexable !== false);
    expect(indexable).toHaveLength(20);
    expect(locations.map(({ textContent }) => textContent)).toEqual(
      indexable.map(({ path }) => `https://www.farekite.example${path}`),
    );
  });

  it('robots are told of the site map, and kept from nothing: noindex must be read to be obeyed', () => {
    expect(file('robots.txt')).toBe(
      'User-agent: *\nAllow: /\nSitemap: https://www.farekite.example/sitemap.xml\n',
    );
  });

  it('browsers prerender what is behind full-page links, the admin excepted', () => {
    expect(JSON.parse(file('speculation-rules.json'))).toEqual({
      prerender: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: '/admin*' } },
              { not: { selector_matches: '[data-remote] a' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });

  it('the manifest names the site and an icon that is there', () => {
    const manifest = JSON.parse(file('site.webmanifest')) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('FareKite');
    expect(manifest.icons.map(({ src }) => src.slice(1))).toEqual(['favicon.svg']);
    expect(parseXml(file('favicon.svg')).documentElement.localName).toBe('svg');
  });
});
