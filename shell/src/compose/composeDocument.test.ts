import { createHash } from 'node:crypto';
import type { PageHead, Route } from '@farekite/shared/contract';
import { releasePath, type DocumentRequest } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { DEALS_RELEASE, SHELL_RELEASE, STYLE_TEXTS, testHash } from '../testing/releases';
import { VERIFIED_DEALS } from '../testing/renderablePage';
import { composeDocument, type DocumentParts } from './composeDocument';
import { inlineRelease } from './inlineRelease';
import type { PageData } from '../document/pageData';

const HEAD: PageHead = { title: 'First class | FareKite', description: 'Seats that are beds' };

interface Changes extends Partial<Omit<DocumentParts, 'request'>> {
  readonly request?: Partial<DocumentRequest>;
  readonly head?: PageHead;
}

const DEALS_ROUTE: Route = { path: '/first-class-deals', remote: 'mfe-deals' };

function compose({ request, head = HEAD, ...parts }: Changes = {}): string {
  return composeDocument({
    request: {
      shell: SHELL_RELEASE,
      language: 'en',
      path: '/first-class-deals',
      remote: VERIFIED_DEALS,
      rendered: { head, markup: '<header></header><main>Seats</main>' },
      styles: STYLE_TEXTS,
      generator: 'shell@5e115e115e115e11 mfe-deals@d0d0d0d0d0d0d0d0',
      ...request,
    },
    site: TEST_SITE,
    headLanguage: request?.language ?? 'en',
    route: DEALS_ROUTE,
    ...parts,
  });
}

function composeAndParse(changes?: Changes): Document {
  return new DOMParser().parseFromString(compose(changes), 'text/html');
}

function content(composed: Document, selector: string): string | null | undefined {
  return composed.head.querySelector(selector)?.getAttribute('content');
}

function pageDataIn(composed: Document): PageData {
  return JSON.parse(composed.getElementById('page-data')?.textContent ?? '') as PageData;
}

function attributes(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

const ofShell = (file: string) => ({ href: releasePath(SHELL_RELEASE) + file, integrity: testHash(file) });
/** In every language, because the visitor may choose another one. */
const SHELL_TEXT_HASHES = Object.fromEntries(
  ['browser/locales/en.js', 'browser/locales/es.js'].map((file) => [ofShell(file).href, testHash(file)]),
);
const ofDeals = (file: string) => ({ href: releasePath(DEALS_RELEASE) + file, integrity: testHash(file) });

describe('composeDocument', () => {
  it('writes tags in the order in which the browser needs them', () => {
    const { head, body } = composeAndParse();
    const names = [...head.children, ...body.children].map((element) => {
      const [mark] = ['name', 'property', 'http-equiv'].flatMap((key) => element.getAttribute(key) ?? []);
      const kind = element.getAttribute('rel') ?? element.getAttribute('type');
      return [element.localName, mark, kind, element.getAttribute('as')].filter(Boolean).join(' ');
    });
    expect(names).toEqual([
      'meta',
      'meta Content-Security-Policy',
      'meta viewport',
      'meta format-detection',
      'style',
      'style',
      'style',
      'script',
      'title',
      'meta description',
      'meta generator',
      'meta theme-color',
      'meta twitter:card',
      'link canonical',
      'meta og:site_name',
      'meta og:type',
      'meta og:locale',
      'meta og:title',
      'meta og:description',
      'meta og:url',
      'link icon',
      'link icon',
      'link apple-touch-icon',
      'link manifest',
      'script application/ld+json',
      'div',
      'script application/json',
      'script',
      'script',
      'link preload script',
      'link preload script',
      'link preload script',
      'link preload script',
      'link preload script',
    ]);
  });

  it('writes HTML in the requested language, with its encoding first', () => {
    const composed = compose({ request: { language: 'es' } });
    expect(composed).toMatch(/^<!doctype html>\n<html lang="es">\n<head>\n<meta charset="utf-8">\n/);
  });

  it('contains the rendered page unchanged, and the data for the shell', () => {
    const composed = composeAndParse();
    expect(composed.getElementById('root')?.innerHTML).toBe('<header></header><main>Seats</main>');
    expect(pageDataIn(composed)).toEqual({
      site: TEST_SITE,
      textHashes: SHELL_TEXT_HASHES,
      inlined: inlineRelease(VERIFIED_DEALS, '/first-class-deals'),
    });
  });
});

describe('The security policy of a composed document', () => {
  const policy = content(composeAndParse(), 'meta[http-equiv="Content-Security-Policy"]') ?? '';
  const directives = policy.split('; ');

  it('allows the inline scripts by their hashes, and nothing unsafe', () => {
    const inline = [...composeAndParse().querySelectorAll('script:not([src], [type])')];
    const hashes = inline.map(({ textContent }) => createHash('sha256').update(textContent).digest('base64'));
    expect(directives).toContain(`script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('allows the style elements by their hashes', () => {
    const styles = [...composeAndParse().querySelectorAll('style')];
    const hashes = styles.map(({ textContent }) => createHash('sha256').update(textContent).digest('base64'));
    expect(hashes).toHaveLength(3);
    expect(directives).toContain(`style-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`);
  });

  it('denies by default, and allows one Trusted Types policy', () => {
    expect(directives[0]).toBe("default-src 'none'");
    expect(directives).toEqual(
      expect.arrayContaining([
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types shell',
      ]),
    );
  });
});

describe('The files of a composed document', () => {
  it('contain the stylesheets of the shell and of this page, with the addresses by which webpack knows them', () => {
    const styles = [...composeAndParse().querySelectorAll('style')];
    expect(styles.map(({ dataset, textContent }) => [dataset.href, textContent])).toEqual(
      [
        ofShell('browser/shell.css'),
        ofDeals('browser/common.css'),
        ofDeals('browser/first-class-deals.css'),
      ].map(({ href }) => [href, STYLE_TEXTS[href]]),
    );
  });

  it('are an error when the release tool has not passed the text of a stylesheet', () => {
    expect(() => compose({ request: { styles: {} } })).toThrow(
      `The release tool has not passed the text of ${ofShell('browser/shell.css').href}`,
    );
  });

  it('are preloaded in the head, before the styles, where a component of the page asks for it', () => {
    const preload = '<link rel="preload" as="image" href="/beds.avif"/>';
    const { head, body } = composeAndParse({
      request: { rendered: { head: HEAD, markup: `<main>${preload}Seats</main>` } },
    });
    const [first, second] = head.querySelectorAll('link[rel="preload"], style');
    expect(first?.getAttribute('href')).toBe('/beds.avif');
    expect(second?.localName).toBe('style');
    expect(body.querySelector('#root')?.lastElementChild?.outerHTML).toBe('<main>Seats</main>');
  });

  it.each([
    ['in its own language', 'es', 'es'],
    ['of the page in English where that is shown so', 'es', 'en'],
  ] as const)(
    "include preloads of the shell's texts and of the page's code and texts, verified and with CORS (%s)",
    (_which, language, headLanguage) => {
      const composed = composeAndParse({ request: { language }, headLanguage });
      expect([...composed.querySelectorAll('link[rel="preload"]')].map(attributes)).toEqual(
        [
          ofShell(`browser/locales/${language}.js`),
          ...[
            'browser/remoteEntry.js',
            'browser/common.js',
            'browser/first-class-deals.js',
            `browser/locales/${headLanguage}/first-class-deals.js`,
          ].map(ofDeals),
        ].map((file) => ({ rel: 'preload', as: 'script', crossorigin: '', ...file })),
      );
    },
  );

  it("include the shell's scripts, libraries first", () => {
    expect([...composeAndParse().querySelectorAll('script[src]')].map(attributes)).toEqual(
      ['browser/react.js', 'browser/shell.js'].map((file) => {
        const { href: src, integrity } = ofShell(file);
        return { defer: '', crossorigin: '', src, integrity };
      }),
    );
  });

  it('include none of another page and none that the page loads on demand', () => {
    const linked = [...composeAndParse().querySelectorAll('[href], [src]')];
    expect(linked.map(({ outerHTML }) => outerHTML).join('\n')).not.toMatch(
      /top-airlines|calendar|plane|server/,
    );
  });

  it('are always verified: a release without a hash for one is an error', () => {
    const { 'browser/first-class-deals.js': forgotten, ...files } = DEALS_RELEASE.files;
    expect(forgotten).toBeDefined();
    expect(() =>
      compose({ request: { remote: { ...VERIFIED_DEALS, release: { ...DEALS_RELEASE, files } } } }),
    ).toThrow('mfe-deals@d0d0d0d0d0d0d0d0 names no hash for browser/first-class-deals.js');
  });
});

describe('The head of a composed document', () => {
  it('has title, description, canonical address and the text by which the release tool recognizes it', () => {
    const composed = composeAndParse();
    expect(composed.title).toBe('First class | FareKite');
    expect(content(composed, 'meta[name="description"]')).toBe('Seats that are beds');
    expect(composed.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://www.farekite.example/first-class-deals',
    );
    expect(content(composed, 'meta[name="generator"]')).toBe(
      'shell@5e115e115e115e11 mfe-deals@d0d0d0d0d0d0d0d0',
    );
    expect(content(composed, 'meta[name="robots"]')).toBeUndefined();
  });

  it.each([
    ['whose route is not indexable', { route: { ...DEALS_ROUTE, indexable: false } }],
    ['of which no release is live', { request: { remote: undefined } }],
    ['that is unknown', { request: { remote: undefined, path: null }, route: undefined }],
  ])('has a noindex meta element on a page %s', (_which, changes) => {
    expect(content(composeAndParse(changes), 'meta[name="robots"]')).toBe('noindex');
  });

  it.each([
    ['en', 'en_US'],
    ['es', 'es_US'],
  ] as const)('describes the page for link previews (%s)', (language, locale) => {
    const composed = composeAndParse({ request: { language } });
    expect(content(composed, 'meta[property="og:site_name"]')).toBe('FareKite');
    expect(content(composed, 'meta[property="og:title"]')).toBe('First class | FareKite');
    expect(content(composed, 'meta[property="og:description"]')).toBe('Seats that are beds');
    expect(content(composed, 'meta[property="og:url"]')).toBe(
      'https://www.farekite.example/first-class-deals',
    );
    expect(content(composed, 'meta[property="og:locale"]')).toBe(locale);
    expect(composed.head.querySelector('meta[property^="og:image"]')).toBeNull();
    expect(content(composed, 'meta[name="twitter:card"]')).toBe('summary');
  });

  it('has a picture when the page has one [SEO-5]', () => {
    const picture = { src: '/releases/mfe-deals/d0d0/browser/assets/plane.webp', alt: 'A plane' };
    const composed = composeAndParse({ head: { ...HEAD, picture } });
    expect(content(composed, 'meta[property="og:image"]')).toBe(`https://www.farekite.example${picture.src}`);
    expect(content(composed, 'meta[property="og:image:width"]')).toBe('1200');
    expect(content(composed, 'meta[property="og:image:height"]')).toBe('630');
    expect(content(composed, 'meta[property="og:image:alt"]')).toBe('A plane');
    expect(content(composed, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('has breadcrumbs, which the home page lacks, and then the data of the page [SEO-6]', () => {
    const thingsIn = (changes: Changes) =>
      [...composeAndParse(changes).head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent) as unknown,
      );
    const own = { '@type': 'Blog', name: 'Travel notes' };
    const head = { ...HEAD, structuredData: [own] };
    const last = { '@context': 'https://schema.org', ...own };
    expect(thingsIn({ head })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'FareKite', item: 'https://www.farekite.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'First class',
            item: 'https://www.farekite.example/first-class-deals',
          },
        ],
      },
      last,
    ]);
    expect(thingsIn({ head, request: { path: '/' } })).toEqual([last]);
    expect(thingsIn({ request: { path: '/' } })).toEqual([]);
  });

  it('escapes texts that contain markup', () => {
    const evil = '</title></script><script>alert("1")</script>';
    const composed = composeAndParse({
      head: { title: evil, description: evil, structuredData: [{ '@type': 'Offer', name: evil }] },
      site: { ...TEST_SITE, name: evil },
    });
    expect(composed.title).toBe(evil);
    expect(content(composed, 'meta[name="description"]')).toBe(evil);
    expect(content(composed, 'meta[property="og:site_name"]')).toBe(evil);
    expect(pageDataIn(composed).site.name).toBe(evil);
    const scripts = [...composed.querySelectorAll('script:not([src], [type])')];
    expect(scripts.map(({ textContent }) => textContent).join('')).not.toContain('alert');
  });
});

describe('composeDocument for a path without a page', () => {
  it.each([
    ['while no release is live', '/first-class-deals'],
    ['that is unknown', null],
  ] as const)('%s asks for the files of the shell alone', (_what, path) => {
    const composed = composeAndParse({
      request: { path, remote: undefined, generator: 'shell@5e11' },
    });
    const files = [...composed.querySelectorAll('style[data-href], script[src], link[rel="preload"]')];
    const pathOf = (file: Element) =>
      ['data-href', 'src', 'href'].flatMap((name) => file.getAttribute(name) ?? []);
    expect(files.flatMap(pathOf)).toEqual(
      ['browser/shell.css', 'browser/react.js', 'browser/shell.js', 'browser/locales/en.js'].map(
        (file) => ofShell(file).href,
      ),
    );
    expect(composed.documentElement.innerHTML).not.toContain('mfe-deals');
    expect(pageDataIn(composed)).toEqual({ site: TEST_SITE, textHashes: SHELL_TEXT_HASHES });
  });

  it('writes no canonical address for an unknown path', () => {
    const composed = composeAndParse({ request: { path: null, remote: undefined } });
    expect(composed.querySelector('link[rel="canonical"]')).toBeNull();
    expect(content(composed, 'meta[property="og:url"]')).toBeUndefined();
    expect(composed.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});
