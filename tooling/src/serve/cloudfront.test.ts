import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { exportedPage } from '../operations/exportSite';
import { isPublic } from './findAnswer';

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
    ['/admin/blog', 'es'],
    ['/releases', undefined],
  ])('asks the bucket for the page that is exported for %s, with the language %s', (path, language) => {
    expect(handle(path, language).uri).toBe(`/${exportedPage(path, language ?? 'en')}`);
  });

  it.each(['/robots.txt', '/live/shell.json', `/${VERSION}/browser/remoteEntry.js`])(
    'asks the bucket for the file %s',
    (path) => {
      expect(handle(path, 'es').uri).toBe(path);
    },
  );

  it('gives the page in English to who has a language that the site lacks', () => {
    expect(handle('/about', 'fr').uri).toBe('/about/index.html');
  });

  it.each([
    '/.index.html.new',
    '/%2eindex.html.new',
    '//.index.html.new',
    '/live%5C..%5C..%5Csecret.txt',
    '/about/index.html',
    '/about/index.html.br',
  ])('answers %s, which is not public, as if it did not exist', (path) => {
    expect(handle(path).statusCode).toBe(404);
    expect(isPublic(decodeURIComponent(path).slice(1))).toBe(false);
  });

  it('redirects a page that ends with a slash, and refuses a broken address', () => {
    expect(handle('/about/').headers?.location?.value).toBe('/about');
    expect(handle('/%E0%A4%A').statusCode).toBe(400);
  });
});
