import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import { releasePath, type DocumentRequest } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { DEALS_RELEASE, SHELL_RELEASE, STYLE_TEXTS, VERIFIED_DEALS, testHash } from '../testing/releases';
import { composeDocument } from './composeDocument';
import { inlineRelease } from './inlineRelease';
import { INLINE_SCRIPT } from './inlineScript';
import type { PageData } from '../document/pageData';

const HEAD: PageHead = { title: 'First class | FareKite', description: 'Seats that are beds' };

const MARKUP = '<header></header><main>Seats</main>';

function compose(changes: Partial<DocumentRequest> = {}, site: SiteDetails = TEST_SITE): string {
  const request: DocumentRequest = {
    shell: SHELL_RELEASE,
    language: 'en',
    path: '/first-class-deals',
    remote: VERIFIED_DEALS,
    rendered: { head: HEAD, markup: MARKUP },
    styles: STYLE_TEXTS,
    generator: 'shell@5e115e115e115e11 mfe-deals@d0d0d0d0d0d0d0d0',
    ...changes,
  };
  return composeDocument(request, site);
}

function composeAndParse(...changes: Parameters<typeof compose>): Document {
  return new DOMParser().parseFromString(compose(...changes), 'text/html');
}

const content = (composed: Document, selector: string) =>
  composed.head.querySelector(selector)?.getAttribute('content');

const pageDataIn = (composed: Document) =>
  JSON.parse(composed.getElementById('page-data')?.textContent ?? '') as PageData;

const ofShell = (file: string) => releasePath(SHELL_RELEASE) + file;
/** In every language, because the visitor may choose another one. */
const SHELL_TEXT_HASHES = Object.fromEntries(
  ['browser/locales/en.js', 'browser/locales/es.js'].map((file) => [ofShell(file), testHash(file)]),
);

/** The sources by which the security policy allows the elements of a document. */
function hashesOf(selector: string): string {
  return [...composeAndParse().querySelectorAll(selector)]
    .map(({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`)
    .join(' ');
}

describe('composeDocument', () => {
  it('writes what firstClassDeals.txt has, in the order in which the browser needs it', () => {
    const expected = readFileSync(join(__dirname, 'firstClassDeals.txt'), 'utf8')
      .replace('SCRIPT_HASHES', hashesOf('script:not([src], [type])'))
      .replace('STYLE_HASHES', hashesOf('style'))
      .replace('INLINE_SCRIPT', () => INLINE_SCRIPT);
    const dataElement = /(?<=id="page-data">).*(?=<\/script>)/;
    expect(compose().replace(dataElement, 'PAGE_DATA')).toBe(expected);
  });

  it('passes the data of the page on to the shell', () => {
    expect(pageDataIn(composeAndParse())).toEqual({
      site: TEST_SITE,
      scriptHashes: SHELL_TEXT_HASHES,
      inlined: inlineRelease(VERIFIED_DEALS, '/first-class-deals'),
    });
  });
});

describe('The files of a composed document', () => {
  it('are an error when the release tool has not passed the text of a stylesheet', () => {
    expect(() => compose({ styles: {} })).toThrow(
      `The release tool has not passed the text of ${ofShell('browser/shell.css')}`,
    );
  });

  it('are preloaded in the head, before the styles, where a component of the page asks for it', () => {
    const preload = '<link rel="preload" as="image" href="/beds.avif"/>';
    const rendered = { head: HEAD, markup: `<main>${preload}Seats</main>` };
    const { head, body } = composeAndParse({ rendered });
    const [first, second] = head.querySelectorAll('link[rel="preload"], style');
    expect(first?.getAttribute('href')).toBe('/beds.avif');
    expect(second?.localName).toBe('style');
    expect(body.querySelector('#root')?.lastElementChild?.outerHTML).toBe('<main>Seats</main>');
  });

  it.each([
    ['es', ['en', 'es']],
    ['en', ['en']],
  ])('include the texts of the page in the language in which it is shown (%s)', (headLanguage, languages) => {
    const remote = { ...VERIFIED_DEALS, release: { ...DEALS_RELEASE, languages } };
    const composed = composeAndParse({ language: 'es', remote });
    const texts = [...composed.querySelectorAll('link[href*="/locales/"]')];
    expect(texts.map((link) => link.getAttribute('href'))).toEqual([
      ofShell('browser/locales/es.js'),
      `${releasePath(DEALS_RELEASE)}browser/locales/${headLanguage}/first-class-deals.js`,
    ]);
  });

  it('are always verified: a release without a hash for one is an error', () => {
    const { 'browser/first-class-deals.js': forgotten, ...files } = DEALS_RELEASE.files;
    expect(forgotten).toBeDefined();
    const remote = { ...VERIFIED_DEALS, release: { ...DEALS_RELEASE, files } };
    expect(() => compose({ remote })).toThrow(
      'mfe-deals@d0d0d0d0d0d0d0d0 names no hash for browser/first-class-deals.js',
    );
  });
});

describe('The head of a composed document', () => {
  it.each([
    ['whose route is not indexable', { path: '/admin' }],
    ['of which no release is live', { remote: undefined }],
  ] as const)('has a noindex meta element on a page %s', (_which, changes) => {
    expect(content(composeAndParse(changes), 'meta[name="robots"]')).toBe('noindex');
  });

  it('has a picture when the page has one [SEO-5]', () => {
    const picture = { src: '/releases/mfe-deals/d0d0/browser/assets/plane.webp', alt: 'A plane' };
    const composed = composeAndParse({ rendered: { head: { ...HEAD, picture }, markup: MARKUP } });
    expect(content(composed, 'meta[property="og:image"]')).toBe(`https://www.farekite.example${picture.src}`);
    expect(content(composed, 'meta[property="og:image:width"]')).toBe('1200');
    expect(content(composed, 'meta[property="og:image:height"]')).toBe('630');
    expect(content(composed, 'meta[property="og:image:alt"]')).toBe('A plane');
    expect(content(composed, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  const addressesIn = (composed: Document) => {
    const alternates = [...composed.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
    return {
      canonical: composed.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      ogUrl: content(composed, 'meta[property="og:url"]'),
      locale: content(composed, 'meta[property="og:locale"]'),
      breadcrumbs: composed.head.textContent.match(/(?<="item":")[^"]+/g) ?? [],
      alternates: alternates.map(({ hreflang, href }) => `${hreflang} ${href}`),
    };
  };
  const ORIGIN = 'https://www.farekite.example';
  const ALTERNATES = [
    `en ${ORIGIN}/first-class-deals`,
    `es ${ORIGIN}/es/first-class-deals`,
    `x-default ${ORIGIN}/first-class-deals`,
  ];

  it('names the address of its language, and those of the others [SEO-4]', () => {
    expect(addressesIn(composeAndParse({ language: 'es' }))).toEqual({
      canonical: `${ORIGIN}/es/first-class-deals`,
      ogUrl: `${ORIGIN}/es/first-class-deals`,
      locale: 'es_US',
      breadcrumbs: [`${ORIGIN}/es`, `${ORIGIN}/es/first-class-deals`],
      alternates: ALTERNATES,
    });
  });

  it('names the English address alone where the remote of the page lacks the language', () => {
    const remote = { ...VERIFIED_DEALS, release: { ...DEALS_RELEASE, languages: ['en'] } };
    const { canonical, locale, alternates } = addressesIn(composeAndParse({ language: 'es', remote }));
    expect([canonical, locale]).toEqual([`${ORIGIN}/first-class-deals`, 'en_US']);
    expect(alternates).toEqual([ALTERNATES[0], ALTERNATES[2]]);
  });

  it('escapes texts that contain markup', () => {
    const evil = '</title></script><script>alert("1")</script>';
    const head = { title: evil, description: evil, structuredData: [{ '@type': 'Offer', name: evil }] };
    const composed = composeAndParse({ rendered: { head, markup: MARKUP } }, { ...TEST_SITE, name: evil });
    expect(composed.title).toBe(evil);
    expect(content(composed, 'meta[name="description"]')).toBe(evil);
    expect(content(composed, 'meta[property="og:site_name"]')).toBe(evil);
    expect(pageDataIn(composed).site.name).toBe(evil);
    const scripts = [...composed.querySelectorAll('script:not([src], [type])')];
    expect(scripts.map(({ textContent }) => textContent).join('')).not.toContain('alert');
  });
});

describe('composeDocument for a path without a page', () => {
  const NO_PAGE = { remote: undefined, path: null };

  it('asks for the files of the shell alone', () => {
    const composed = composeAndParse({ ...NO_PAGE, generator: 'shell@5e11' });
    const files = [...composed.querySelectorAll('style[data-href], script[src], link[rel="preload"]')];
    const pathOf = (file: Element) =>
      ['data-href', 'src', 'href'].flatMap((name) => file.getAttribute(name) ?? []);
    expect(files.flatMap(pathOf)).toEqual(
      ['browser/shell.css', 'browser/react.js', 'browser/shell.js', 'browser/locales/en.js'].map((file) =>
        ofShell(file),
      ),
    );
    expect(composed.documentElement.innerHTML).not.toContain('mfe-deals');
    expect(pageDataIn(composed)).toEqual({ site: TEST_SITE, scriptHashes: SHELL_TEXT_HASHES });
  });

  it('names no address', () => {
    const { head } = composeAndParse(NO_PAGE);
    expect(head.querySelector('[rel="canonical"], [hreflang], [property="og:url"]')).toBeNull();
  });
});
