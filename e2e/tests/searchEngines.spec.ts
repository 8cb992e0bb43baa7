import { menuPaths, ROUTES as ROUTE_TABLE } from '@farekite/shared/contract';
import { addressIn } from '@farekite/shared/language';
import { AGENCY, MAIL_HREF } from '../support/agency';
import { findAll, readDocument, request, type ComposedDocument } from '../support/composedDocument';
import { expect, LANGUAGES, ROUTES, test, type Language } from '../support/site';

const { name: SITE_NAME, origin: ORIGIN } = AGENCY;
const NOT_INDEXABLE: readonly string[] = ROUTE_TABLE.filter(({ indexable = true }) => !indexable).map(
  ({ path }) => path,
);
const DEAL_PATHS: readonly string[] = menuPaths('deals');

const documents = new Map<Language, Promise<ComposedDocument[]>>();

/** The documents of all pages in a language; each worker requests them once. */
function readAll(language: Language): Promise<ComposedDocument[]> {
  const read = documents.get(language) ?? Promise.all(ROUTES.map((path) => readDocument(path, language)));
  documents.set(language, read);
  return read;
}

/** The number of fares that a page shows as offers: each deal page has three, the home page its popular destinations. */
function offersOn(path: string): number {
  if (path === '/') return 4;
  return DEAL_PATHS.includes(path) ? 3 : 0;
}

for (const language of LANGUAGES) {
  test(`Every page has a unique title and description of the right length (${language}) [SEO-3]`, async () => {
    const pages = await readAll(language);
    for (const { path, html, title, meta } of pages) {
      expect(html, path).toContain(`<html lang="${language}">`);
      expect(title, path).toMatch(/^.{11,60}$/);
      expect(meta('description'), path).toMatch(/^.{140,160}$/);
    }
    // None of them is in the other language.
    const others = await readAll(language === 'en' ? 'es' : 'en');
    const both = [...pages, ...others];
    expect(new Set(both.map(({ title }) => title)).size).toBe(2 * ROUTES.length);
    expect(new Set(both.map(({ meta }) => meta('description'))).size).toBe(2 * ROUTES.length);
  });

  test(`Every page has a canonical address, Open Graph and Twitter card data (${language}) [SEO-4, SEO-5]`, async () => {
    for (const { path, html, title, meta } of await readAll(language)) {
      const address = ORIGIN + addressIn(language, path);
      expect(findAll(html, /<link rel="canonical" href="([^"]*)">/g), path).toEqual([address]);
      const alternates = findAll(html, /<link rel="alternate" (hreflang="[^"]*" href="[^"]*")>/g);
      expect(alternates, path).toEqual([
        ...LANGUAGES.map((one) => `hreflang="${one}" href="${ORIGIN}${addressIn(one, path)}"`),
        `hreflang="x-default" href="${ORIGIN}${path}"`,
      ]);
      const isPublic = !path.startsWith('/admin');
      const expected = {
        'og:url': address,
        'og:title': title,
        'og:description': meta('description'),
        'og:type': 'website',
        'og:site_name': SITE_NAME,
        'og:locale': `${language}_US`,
        'twitter:card': isPublic ? 'summary_large_image' : 'summary',
      };
      const found = Object.keys(expected).map((name) => [name, meta(name)]);
      expect(Object.fromEntries(found), path).toEqual(expected);
      const picture = meta('og:image') ?? '';
      if (isPublic)
        expect((await request(new URL(picture).pathname)).headers.get('content-type')).toBe('image/jpeg');
      else expect(picture, path).toBe('');
    }
  });

  test(`Structured data describes the agency on the home page, breadcrumbs elsewhere, and each fare (${language}) [SEO-7, SEO-6]`, async () => {
    for (const { path, html, title, structuredData } of await readAll(language)) {
      const ofType = (type: string) => structuredData.filter((thing) => thing['@type'] === type);
      for (const thing of structuredData) expect(thing['@context'], path).toBe('https://schema.org');
      expect(ofType('TravelAgency'), path).toHaveLength(path === '/' ? 1 : 0);
      expect(ofType('WebSite'), path).toHaveLength(path === '/' ? 1 : 0);
      const crumbs = [
        ['/', SITE_NAME],
        [path, title.replace(` | ${SITE_NAME}`, '')],
      ].map(([to = '', name], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: ORIGIN + addressIn(language, to),
      }));
      expect(ofType('BreadcrumbList').map(({ itemListElement }) => itemListElement)).toEqual(
        path === '/' ? [] : [crumbs],
      );

      const offers = ofType('Offer');
      expect(offers.length, `offers on ${path}`).toBe(offersOn(path));
      for (const { name, price, priceCurrency, url } of offers) {
        expect([priceCurrency, url]).toEqual(['USD', ORIGIN + addressIn(language, path)]);
        expect(name).toMatch(/\w/);
        // Every offer in the structured data is visible on the page too.
        expect(html, `the price of ${String(name)} on ${path}`).toContain(
          `$${Number(price).toLocaleString('en-US')}`,
        );
      }
      expect(JSON.stringify(structuredData), path).not.toMatch(/rating|review/i);
      expect(html, path).not.toMatch(/itemprop|itemscope/);
    }
  });
}

test('The site map lists exactly the indexable pages, in each language [SEO-8]', async () => {
  const unlisted = (await readAll('en'))
    .filter(({ meta }) => meta('robots') !== undefined)
    .map(({ path, meta }) => [path, meta('robots')]);
  expect(unlisted).toEqual(NOT_INDEXABLE.map((path) => [path, 'noindex']));

  const robots = await request('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`);

  const siteMap = await request('/sitemap.xml');
  expect(siteMap.headers.get('content-type')).toContain('application/xml');
  const listed = findAll(await siteMap.text(), /<loc>(.*?)<\/loc>/g);
  expect(listed.toSorted()).toEqual(
    ROUTES.filter((path) => !NOT_INDEXABLE.includes(path))
      .flatMap((path) => LANGUAGES.map((language) => ORIGIN + addressIn(language, path)))
      .toSorted(),
  );
});

for (const language of LANGUAGES) {
  test(`Every tel: link has ten digits, and every internal link leads to a page (${language}) [SHELL-10, LAYOUT-4]`, async () => {
    const inside = new Set<string>();
    for (const { path, html } of await readAll(language)) {
      const calls = findAll(html, /href="(tel:[^"]*)"/g);
      // At least the header, the floating button and two links in the footer.
      expect(calls.length, `calls on ${path}`).toBeGreaterThanOrEqual(4);
      for (const call of calls) expect(call, path).toMatch(/^tel:\+1\d{10}$/);
      for (const mail of findAll(html, /href="(mailto:[^"]*)"/g)) expect(mail).toBe(MAIL_HREF);
      for (const address of findAll(html, /<(?:a|link|script|img)\b[^>]* (?:href|src)="(\/[^"#?]*)/g)) {
        inside.add(address);
      }
    }
    expect(inside.size).toBeGreaterThan(ROUTES.length - NOT_INDEXABLE.length);
    const answers = await Promise.all(
      [...inside].map(async (address) => [address, (await request(address)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test(`Every link to a part of a page finds it (${language}) [LEGAL-3]`, async () => {
    const read = await readAll(language);
    const pages = new Map(read.map(({ path, html }) => [path, html]));
    const links = read.flatMap(({ path, html }) =>
      findAll(html, /<a\b[^>]* href="([^":]*#[^"]+)"/g).map(
        (href) => new URL(href, `https://site.example${path}`),
      ),
    );
    expect(links.map(({ pathname, hash }) => pathname + hash)).toContain('/terms#cancellation');
    const lost = links.filter(
      ({ pathname, hash }) => !pages.get(pathname)?.includes(` id="${hash.slice(1)}"`),
    );
    expect(lost.map(({ pathname, hash }) => pathname + hash)).toEqual([]);
  });
}
