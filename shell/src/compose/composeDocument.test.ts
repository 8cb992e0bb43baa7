import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageHead, SiteDetails } from '@farekite/shared/contract';
import { CONTRACT_VERSION, releasePath, type DocumentRequest } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { DEALS_RELEASE, SHELL_RELEASE, STYLE_TEXTS, VERIFIED_DEALS } from '../testing/releases';
import { composeDocument } from './composeDocument';
import { INLINE_SCRIPT } from './inlineScript';
import type { PageData } from '../document/pageData';

const HEAD: PageHead = { title: 'First class | FareKite', description: 'Seats that are beds' };
const TITLE = '<title>First class | FareKite</title>';
const CANONICAL = '<link rel="canonical" href="https://www.farekite.example/first-class-deals"/>';
const BODY = '<header></header><main>Seats</main>';

function compose(changes: Partial<DocumentRequest> = {}, site: SiteDetails = TEST_SITE): string {
  const request: DocumentRequest = {
    shell: SHELL_RELEASE,
    language: 'en',
    path: '/first-class-deals',
    remote: VERIFIED_DEALS,
    rendered: { head: HEAD, markup: TITLE + CANONICAL + BODY },
    styles: STYLE_TEXTS,
    generator: 'shell@5e115e115e115e11 mfe-deals@d0d0d0d0d0d0d0d0',
    ...changes,
  };
  return composeDocument(request, site);
}

const parse = (composed: string) => new DOMParser().parseFromString(composed, 'text/html');

const content = ({ head }: Document, selector: string) =>
  head.querySelector(selector)?.getAttribute('content');

const ofShell = (file: string) => releasePath(SHELL_RELEASE) + file;

/** The sources by which the security policy allows the elements of a document. */
const hashesOf = (composed: Document, selector: string) =>
  [...composed.querySelectorAll(selector)]
    .map(({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`)
    .join(' ');

describe('composeDocument', () => {
  const PICTURE = { src: '/releases/mfe-deals/d0d0/browser/assets/plane.webp', alt: 'A plane' };
  const PRELOAD = '<link rel="preload" as="image" href="/beds.avif"/>';

  it.each<[file: string, changes: Partial<DocumentRequest>]>([
    ['firstClassDeals.en.txt', {}],
    [
      'firstClassDeals.es.txt',
      {
        language: 'es',
        rendered: { head: { ...HEAD, picture: PICTURE }, markup: PRELOAD + TITLE + CANONICAL + BODY },
      },
    ],
    [
      'notFound.txt',
      {
        remote: undefined,
        path: null,
        rendered: { head: HEAD, markup: TITLE + BODY },
        generator: 'shell@5e115e115e115e11',
      },
    ],
  ])(
    'writes what %s has, in the order in which the browser needs it, and of the release what its page needs [SEO-4, SEO-5]',
    (file, changes) => {
      const composed = compose(changes);
      const parsed = parse(composed);
      const expected = readFileSync(join(__dirname, file), 'utf8')
        .replace('SCRIPT_HASHES', hashesOf(parsed, 'script:not([src], [type])'))
        .replace('STYLE_HASHES', hashesOf(parsed, 'style'))
        .replace('INLINE_SCRIPT', () => INLINE_SCRIPT)
        .replace('CONTRACT_VERSION', CONTRACT_VERSION);
      const dataElement = /(?<=id="page-data">).*(?=<\/script>)/;
      const inLines = (data: string) => `\n${JSON.stringify(JSON.parse(data), null, 2)}\n`;
      expect(composed.replace(dataElement, inLines)).toBe(expected);
    },
  );

  it('names the texts and the address of the page in English alone where its remote lacks the language', () => {
    const remote = { ...VERIFIED_DEALS, release: { ...DEALS_RELEASE, languages: ['en'] } };
    const { head, body } = parse(compose({ language: 'es', remote }));
    const hrefsOf = (part: HTMLElement, selector: string) =>
      [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
    expect(hrefsOf(body, '[href*="/locales/"]')).toEqual([
      ofShell('browser/locales/es.js'),
      `${releasePath(DEALS_RELEASE)}browser/locales/en/first-class-deals.js`,
    ]);
    const address = 'https://www.farekite.example/first-class-deals';
    expect(hrefsOf(head, '[hreflang]')).toEqual([address, address]);
    expect(head.innerHTML).toContain('<meta property="og:locale" content="en_US">');
  });

  it('refuses a release without a hash of a file, because all are verified', () => {
    const { 'browser/first-class-deals.js': forgotten, ...files } = DEALS_RELEASE.files;
    expect(forgotten).toBeDefined();
    const remote = { ...VERIFIED_DEALS, release: { ...DEALS_RELEASE, files } };
    expect(() => compose({ remote })).toThrow(
      'mfe-deals@d0d0d0d0d0d0d0d0 names no hash for browser/first-class-deals.js',
    );
  });

  it('throws when the release tool has not passed the text of a stylesheet', () => {
    expect(() => compose({ styles: {} })).toThrow(
      `The release tool has not passed the text of ${ofShell('browser/shell.css')}`,
    );
  });

  it.each([
    ['whose route is not indexable', { path: '/admin' }],
    ['of which no release is live', { remote: undefined }],
  ] as const)('writes a noindex meta element for a page %s', (_which, changes) => {
    expect(content(parse(compose(changes)), 'meta[name="robots"]')).toBe('noindex');
  });

  it('escapes texts that contain markup', () => {
    const evil = '</title></script><script>alert("1")</script>';
    const head = { title: evil, description: evil, structuredData: [{ '@type': 'Offer', name: evil }] };
    const composed = parse(compose({ rendered: { head, markup: BODY } }, { ...TEST_SITE, name: evil }));
    expect(content(composed, 'meta[property="og:title"]')).toBe(evil);
    expect(content(composed, 'meta[name="description"]')).toBe(evil);
    expect(content(composed, 'meta[property="og:site_name"]')).toBe(evil);
    const data = JSON.parse(composed.getElementById('page-data')?.textContent ?? '') as PageData;
    expect(data.site.name).toBe(evil);
    const scripts = [...composed.querySelectorAll('script:not([src], [type])')];
    expect(scripts.map(({ textContent }) => textContent).join('')).not.toContain('alert');
  });
});
