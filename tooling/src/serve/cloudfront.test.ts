import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { resolveRequest } from './resolveRequest';

interface CloudFrontAnswer {
  /** The address that the bucket is asked for. */
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location?: { readonly value: string } };
}

const CODE = readFileSync(join(__dirname, '../../../deploy/cloudfront.js'), 'utf8');

/** What the function makes of a request. */
function handle(uri: string, language?: string): CloudFrontAnswer {
  const cookies = language === undefined ? {} : { language: { value: language } };
  const event = { request: { uri, cookies, headers: {}, querystring: {} } };
  return runInNewContext(`${CODE}; handler(event)`, { event }) as CloudFrontAnswer;
}

const VERSION = 'releases/mfe-home/0123456789abcdef';

describe('The CloudFront function', () => {
  it.each([
    ['/', undefined],
    ['/about', undefined],
    ['/about', 'es'],
    ['/about', 'en'],
    ['/admin/blog', 'es'],
    ['/releases', undefined],
    ['/robots.txt', 'es'],
    ['/live/shell.json', undefined],
    [`/${VERSION}/browser/remoteEntry.js`, undefined],
  ])('asks the bucket for the same object of %s as every server, with the language %s', (path, language) => {
    const [first] = resolveRequest(path, language ?? 'en');
    expect(handle(path, language).uri).toBe(`/${first?.key ?? ''}`);
  });

  it('gives the page in English to who has a language that the site lacks', () => {
    expect(handle('/about', 'fr').uri).toBe('/about/index.html');
  });

  it.each([
    '/.farekite/history/shell/1.json',
    '/%2efarekite/history/shell/1.json',
    '//.farekite/history/shell/1.json',
    `/${VERSION}/server/index.js`,
    `/${VERSION}/%73erver/index.js`,
    '/live%5C..%5C..%5Csecret.txt',
    '/about/index.html',
    '/about/index.html.br',
  ])('answers %s, which is not public, as if it did not exist', (path) => {
    expect(handle(path).statusCode).toBe(404);
    expect(resolveRequest(decodeURIComponent(path), 'en')[0]?.status).toBe(404);
  });

  it('redirects a page that ends with a slash, and refuses a broken address', () => {
    expect(handle('/about/').headers?.location?.value).toBe('/about');
    expect(handle('/%E0%A4%A').statusCode).toBe(400);
  });
});
