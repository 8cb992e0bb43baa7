import { ROUTES as ROUTE_TABLE } from '@farekite/shared/contract';
import { addressIn } from '@farekite/shared/language';
import { AGENCY, MAIL_HREF } from '../support/agency';
import { findAll, readDocument, request } from '../support/composedDocument';
import { expect, LANGUAGES, ROUTES, test, type Language } from '../support/site';

const { origin: ORIGIN } = AGENCY;
const NOT_INDEXABLE: readonly string[] = ROUTE_TABLE.filter(({ indexable = true }) => !indexable).map(
  ({ path }) => path,
);

const readAll = (language: Language) => Promise.all(ROUTES.map((path) => readDocument(path, language)));

test('Title and description of every page are unique, in each language [SEO-3]', async () => {
  const pages = (await Promise.all(LANGUAGES.map(readAll))).flat();
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ meta }) => meta('description'))).size).toBe(pages.length);
});

test('Every page has breadcrumbs but the home page, and a picture for social networks but those of the admin [SEO-5, SEO-6]', async () => {
  for (const { path, html, meta } of await readAll('en')) {
    expect(html.includes('"BreadcrumbList"'), path).toBe(path !== '/');
    const picture = meta('og:image');
    expect(picture === undefined, path).toBe(path.startsWith('/admin'));
    if (picture === undefined) continue;
    const { headers } = await request(new URL(picture).pathname);
    expect(headers.get('content-type'), path).toBe('image/jpeg');
  }
});

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
      // In the header, the floating buttons and twice in the footer.
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
