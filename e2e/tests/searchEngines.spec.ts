import { menuEntries } from '@farekite/shared/contract';
import { MAIL_HREF } from '../support/agency';
import { expect, LANGUAGES, ROUTES, test, type Language } from '../support/site';

const ORIGIN = 'https://www.farekite.example';
const NOT_INDEXABLE = ['/flight-results', '/booking-process', '/admin', '/admin/blog'];
const SHOW_FARES: readonly string[] = ['/', ...menuEntries('deals').map(({ path }) => path)];

interface Thing {
  readonly '@context'?: string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The HTML of a page as a crawler receives it, without running scripts. */
interface Document {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  /** The content of the meta element with this name or property. */
  readonly meta: (name: string) => string | undefined;
  readonly things: readonly Thing[];
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => decode(found));
}

/** Requests without a browser, whose trace would keep every response. */
async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(new URL(path, test.info().project.use.baseURL), { headers });
}

async function read(path: string, language: Language): Promise<Document> {
  const response = await get(path, { cookie: `language=${language}` });
  expect(response.status, path).toBe(200);
  const html = await response.text();
  const titles = all(html, /<title>(.*?)<\/title>/g);
  expect(titles, `titles of ${path}`).toHaveLength(1);
  return {
    path,
    html,
    title: titles[0] ?? '',
    meta: (name) => all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))[0],
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Thing,
    ),
  };
}

function readAll(language: Language): Promise<Document[]> {
  return Promise.all(ROUTES.map((path) => read(path, language)));
}

for (const language of LANGUAGES) {
  test(`Every page has a unique title and description of the right length (${language}) [SEO-3]`, async () => {
    const pages = await readAll(language);
    for (const { path, html, title, meta } of pages) {
      expect(html, path).toContain(`<html lang="${language}">`);
      expect(title.length, `title of ${path}`).toBeGreaterThan(10);
      expect(title.length, `title of ${path}`).toBeLessThanOrEqual(60);
      const description = meta('description') ?? '';
      expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(140);
      expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    }
    // None of them is in the other language.
    const others = await readAll(language === 'en' ? 'es' : 'en');
    const both = [...pages, ...others];
    expect(new Set(both.map(({ title }) => title)).size).toBe(2 * ROUTES.length);
    expect(new Set(both.map(({ meta }) => meta('description'))).size).toBe(2 * ROUTES.length);
  });

  test(`Every page has a canonical address, Open Graph and Twitter card data (${language}) [SEO-4, SEO-5, SEO-12]`, async () => {
    for (const { path, html, title, meta } of await readAll(language)) {
      const address = ORIGIN + path;
      expect(all(html, /<link rel="canonical" href="([^"]*)">/g), path).toEqual([address]);
      expect(html, path).not.toContain('hreflang');
      expect(meta('og:url'), path).toBe(address);
      expect(meta('og:title'), path).toBe(title);
      expect(meta('og:description'), path).toBe(meta('description'));
      expect(meta('og:type'), path).toBe('website');
      expect(meta('og:site_name'), path).toBe('FareKite');
      expect(meta('og:locale'), path).toBe({ en: 'en_US', es: 'es_US' }[language]);
      const isPublic = !path.startsWith('/admin');
      expect(meta('twitter:card'), path).toBe(isPublic ? 'summary_large_image' : 'summary');
      const picture = meta('og:image') ?? '';
      if (isPublic)
        expect((await get(new URL(picture).pathname)).headers.get('content-type')).toBe('image/jpeg');
      else expect(picture, path).toBe('');
    }
  });

  test(`Structured data describes the agency on the home page, breadcrumbs elsewhere, and each fare (${language}) [HOME-72, SEO-6, SEO-7]`, async () => {
    for (const { path, html, title, things } of await readAll(language)) {
      const ofType = (type: string) => things.filter((thing) => thing['@type'] === type);
      for (const thing of things) expect(thing['@context'], path).toBe('https://schema.org');
      expect(ofType('TravelAgency'), path).toHaveLength(path === '/' ? 1 : 0);
      expect(ofType('WebSite'), path).toHaveLength(path === '/' ? 1 : 0);
      expect(ofType('BreadcrumbList'), path).toHaveLength(path === '/' ? 0 : 1);
      if (path !== '/') {
        expect(ofType('BreadcrumbList')[0]?.itemListElement, path).toEqual([
          { '@type': 'ListItem', position: 1, name: 'FareKite', item: `${ORIGIN}/` },
          { '@type': 'ListItem', position: 2, name: title.replace(' | FareKite', ''), item: ORIGIN + path },
        ]);
      }

      const offers = ofType('Offer');
      expect(offers.length, `offers on ${path}`).toBe(SHOW_FARES.includes(path) ? (path === '/' ? 4 : 3) : 0);
      for (const { name, price, priceCurrency, url } of offers) {
        expect([priceCurrency, url]).toEqual(['USD', ORIGIN + path]);
        expect(name).toMatch(/\w/);
        // Every offer in the structured data is visible on the page too.
        expect(html, `the price of ${String(name)} on ${path}`).toContain(
          `$${Number(price).toLocaleString('en-US')}`,
        );
      }
      expect(JSON.stringify(things), path).not.toMatch(/rating|review/i);
      expect(html, path).not.toMatch(/itemprop|itemscope/);
    }
  });
}

test('The site map lists exactly the indexable pages [SEO-8]', async () => {
  const unlisted = (await readAll('en'))
    .filter(({ meta }) => meta('robots') !== undefined)
    .map(({ path, meta }) => [path, meta('robots')]);
  expect(unlisted).toEqual(NOT_INDEXABLE.map((path) => [path, 'noindex']));

  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`);

  const siteMap = await get('/sitemap.xml');
  expect(siteMap.headers.get('content-type')).toContain('application/xml');
  const listed = all(await siteMap.text(), /<loc>(.*?)<\/loc>/g);
  expect(listed.toSorted()).toEqual(
    ROUTES.filter((path) => !NOT_INDEXABLE.includes(path))
      .map((path) => ORIGIN + path)
      .toSorted(),
  );
});

test('The 404 page is not indexable [SEO-10]', async () => {
  const response = await get('/no-such-page');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

for (const language of LANGUAGES) {
  test(`Every tel: link has ten digits, and every internal link leads to a page (${language}) [SHELL-10, LAYOUT-4, CONTRACT-2]`, async () => {
    const inside = new Set<string>();
    for (const { path, html } of await readAll(language)) {
      const calls = all(html, /href="(tel:[^"]*)"/g);
      // At least the header, the floating button and two links in the footer.
      expect(calls.length, `calls on ${path}`).toBeGreaterThanOrEqual(4);
      expect(
        calls.filter((call) => !/^tel:\+1\d{10}$/.test(call)),
        `calls on ${path}`,
      ).toEqual([]);
      for (const mail of all(html, /href="(mailto:[^"]*)"/g)) expect(mail).toBe(MAIL_HREF);
      for (const address of all(html, /<(?:a|link|script|img)\b[^>]* (?:href|src)="(\/[^"#?]*)/g)) {
        inside.add(address);
      }
    }
    expect(inside.size).toBeGreaterThan(ROUTES.length - NOT_INDEXABLE.length);
    const answers = await Promise.all(
      [...inside].map(async (address) => [address, (await get(address)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
}

test('Favicons, touch icon and manifest are served [SEO-9]', async () => {
  const manifest = (await (await get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('FareKite');
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await get(src)).status, src).toBe(200);
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const icon = await get(path);
    expect(icon.status, path).toBe(200);
    expect(icon.headers.get('content-type'), path).toBe(type);
  }
});
