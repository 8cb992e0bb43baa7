import { expect, LANGUAGES, ROUTES, test, type Language } from '../support/site';

const ORIGIN = 'https://www.farekite.example';
const NOT_TO_BE_LISTED = ['/flight-results', '/booking-process', '/admin', '/admin/blog'];
const SHOW_FARES = [
  '/',
  '/first-class-deals',
  '/premium-economy-deals',
  '/premium-comfort',
  '/student-travel-deals',
  '/top-airlines',
  '/family-travel-deals',
  '/weekend-getaway-deals',
  '/senior-travel-deals',
  '/business-class-deals',
];

interface Thing {
  readonly '@context'?: string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A page as a search engine gets it: its document, without running it. */
interface Document {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  /** The content of the meta element of that name or property. */
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

/** Without the browser and its trace, which would keep every answer. */
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
  test(`Every page has a title and a description of its own, of the right length (${language})`, async () => {
    const pages = await readAll(language);
    for (const { path, html, title, meta } of pages) {
      expect(html, path).toContain(`<html lang="${language}">`);
      expect(title.length, `title of ${path}`).toBeGreaterThan(10);
      expect(title.length, `title of ${path}`).toBeLessThanOrEqual(60);
      const description = meta('description') ?? '';
      expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(140);
      expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    }
    // Nor is one of them left in the other language.
    const others = await readAll(language === 'en' ? 'es' : 'en');
    const both = [...pages, ...others];
    expect(new Set(both.map(({ title }) => title)).size).toBe(2 * ROUTES.length);
    expect(new Set(both.map(({ meta }) => meta('description'))).size).toBe(2 * ROUTES.length);
  });

  test(`Every page names its one address, and says how it is to be shown when it is shared (${language})`, async () => {
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
      expect(meta('twitter:card'), path).toMatch(/^summary(_large_image)?$/);
    }
  });

  test(`Search engines are told of the agency on its home page, of the way there on the others, and of each fare that is shown (${language})`, async () => {
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
        // What is offered stands on the page for people too.
        expect(html, `the price of ${String(name)} on ${path}`).toContain(
          `$${Number(price).toLocaleString('en-US')}`,
        );
      }
      expect(JSON.stringify(things), path).not.toMatch(/rating|review/i);
      expect(html, path).not.toMatch(/itemprop|itemscope/);
    }
  });
}

test('Search engines may list twenty pages: those of the site map, and no other', async () => {
  const unlisted = (await readAll('en'))
    .filter(({ meta }) => meta('robots') !== undefined)
    .map(({ path, meta }) => [path, meta('robots')]);
  expect(unlisted).toEqual(NOT_TO_BE_LISTED.map((path) => [path, 'noindex']));

  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`);

  const siteMap = await get('/sitemap.xml');
  expect(siteMap.headers.get('content-type')).toContain('application/xml');
  const listed = all(await siteMap.text(), /<loc>(.*?)<\/loc>/g);
  expect(listed).toHaveLength(20);
  expect(listed.toSorted()).toEqual(
    ROUTES.filter((path) => !NOT_TO_BE_LISTED.includes(path))
      .map((path) => ORIGIN + path)
      .toSorted(),
  );
});

test('The page of an unknown path is listed nowhere', async () => {
  const response = await get('/no-such-page');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

for (const language of LANGUAGES) {
  test(`Every call is to ten digits, and every link inside the site leads somewhere (${language})`, async () => {
    const inside = new Set<string>();
    for (const { path, html } of await readAll(language)) {
      const calls = all(html, /href="(tel:[^"]*)"/g);
      // Header, floating button, and twice in the footer at least.
      expect(calls.length, `calls on ${path}`).toBeGreaterThanOrEqual(4);
      expect(
        calls.filter((call) => !/^tel:\+1\d{10}$/.test(call)),
        `calls on ${path}`,
      ).toEqual([]);
      for (const mail of all(html, /href="(mailto:[^"]*)"/g))
        expect(mail).toBe('mailto:info@farekite.example');
      for (const address of all(html, /<(?:a|link|script|img)\b[^>]* (?:href|src)="(\/[^"#?]*)/g)) {
        inside.add(address);
      }
    }
    expect(inside.size).toBeGreaterThan(ROUTES.length - NOT_TO_BE_LISTED.length);
    const answers = await Promise.all(
      [...inside].map(async (address) => [address, (await get(address)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
}

test('The files that browsers ask for by themselves are there', async () => {
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
