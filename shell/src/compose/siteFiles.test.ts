import { ROUTES } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
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

describe('siteFiles', () => {
  it('the site map lists every page that search engines may list, and no other [SEO-8]', () => {
    const locations = [...parseXml(file('sitemap.xml')).querySelectorAll('urlset > url > loc')];
    const indexable = ROUTES.filter((route) => route.indexable !== false);
    expect(indexable.length).toBeLessThan(ROUTES.length);
    expect(locations.map(({ textContent }) => textContent)).toEqual(
      indexable.map(({ path }) => `https://www.farekite.example${path}`),
    );
  });

  it('writes a robots.txt with the site map that disallows nothing, because robots must read a page to obey its noindex', () => {
    expect(file('robots.txt')).toBe(
      'User-agent: *\nAllow: /\nSitemap: https://www.farekite.example/sitemap.xml\n',
    );
  });

  it('writes a web manifest with the name, and with icons that exist: any size, 192, 512, and a maskable one [SEO-9]', () => {
    const { name, icons } = JSON.parse(file('site.webmanifest')) as {
      name: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(name).toBe('FareKite');
    expect(parseXml(file('favicon.svg')).documentElement.localName).toBe('svg');
    for (const { src } of icons) expect(Object.keys(FILES)).toContain(src.slice(1));
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
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
  ])('returns %s as a PNG of %i × %i pixels', (name, side) => {
    const bytes = bytesOf(name);
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([side, side]);
  });
});
