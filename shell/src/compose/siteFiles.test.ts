import { TEST_SITE } from '@farekite/shared/testing';
import { siteFiles } from './siteFiles';

const FILES = siteFiles(TEST_SITE);

describe('siteFiles', () => {
  it('writes a web manifest, and the icons that it names in their size [SEO-9]', () => {
    const { icons } = JSON.parse(FILES['site.webmanifest'] as string) as {
      icons: { src: string; sizes: string }[];
    };
    const pictures = icons.filter(({ sizes }) => sizes !== 'any');
    expect(pictures).toHaveLength(3);
    for (const { src, sizes } of pictures) {
      const bytes = FILES[src.slice('/'.length)] as Buffer;
      expect(`${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`).toBe(sizes);
    }
  });

  it('names each page that may be indexed at the address of each language in the site map, with all its languages [SEO-4]', () => {
    const siteMap = new DOMParser().parseFromString(FILES['sitemap.xml'] as string, 'application/xml');
    const urls = [...siteMap.querySelectorAll('url')].map((url) => ({
      address: url.querySelector('loc')?.textContent,
      alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) =>
        ['hreflang', 'href'].map((name) => link.getAttribute(name)).join(' '),
      ),
    }));
    const origin = TEST_SITE.origin;
    const all = [`en ${origin}/about`, `es ${origin}/es/about`, `x-default ${origin}/about`];
    const alternates: unknown = expect.arrayContaining(all);
    expect(urls).toContainEqual({ address: `${origin}/about`, alternates });
    expect(urls).toContainEqual({ address: `${origin}/es/about`, alternates });
    expect(urls.filter(({ address }) => address?.includes('admin'))).toEqual([]);
  });
});
