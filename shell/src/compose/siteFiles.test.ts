import { TEST_SITE } from '@farekite/shared/testing';
import { ROUTES } from '../routes/routes';
import { siteFiles } from './siteFiles';

const FILES = siteFiles(TEST_SITE);

function file(name: string): string {
  const content = FILES[name];
  if (typeof content !== 'string') throw new Error(`There is no text in ${name}`);
  return content;
}

function bytesOf(name: string): Buffer {
  const content = FILES[name];
  if (content === undefined || typeof content === 'string') throw new Error(`There are no bytes in ${name}`);
  return Buffer.from(content);
}

function parseXml(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/xml');
}

describe('In the root of the site', () => {
  it('stand these files and no others', () => {
    expect(Object.keys(FILES).sort()).toEqual([
      'apple-touch-icon.png',
      'favicon.ico',
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
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
    expect(parseXml(file('favicon.svg')).documentElement.localName).toBe('svg');
    for (const { src } of manifest.icons) expect(Object.keys(FILES)).toContain(src.slice(1));
  });

  it('the manifest offers icons for every launcher: any size, 192, 512, and one that may be cut round', () => {
    const { icons } = JSON.parse(file('site.webmanifest')) as { icons: Record<string, string>[] };
    expect(icons.map(({ sizes, purpose = 'any' }) => `${String(sizes)} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is a PNG, %i pixels wide and high', (name, side) => {
    const bytes = bytesOf(name);
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([side, side]);
  });

  it('favicon.ico holds a picture of 16 and one of 32 pixels, for what asks for nothing else', () => {
    const bytes = bytesOf('favicon.ico');
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 2]);
    expect([bytes[6], bytes[6 + 16]]).toEqual([16, 32]);
    const last = 6 + 16;
    expect(bytes.readUInt32LE(last + 8) + bytes.readUInt32LE(last + 12)).toBe(bytes.length);
  });
});
