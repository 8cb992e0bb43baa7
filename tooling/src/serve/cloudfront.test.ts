import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@farekite/shared/language';
import { exportedPage } from '../operations/exportSite';
import { isPublic } from './findAnswer';

interface CloudFrontAnswer {
  /** The address that the bucket is asked for. */
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location?: { readonly value: string } };
}

const [CODE = '', NGINX = ''] = ['cloudfront.js', 'nginx.conf'].map((file) =>
  readFileSync(join(__dirname, '../../../deploy', file), 'utf8'),
);

/** What the function makes of a request. */
function handle(uri: string, language?: string): CloudFrontAnswer {
  const cookies = language === undefined ? {} : { language: { value: language } };
  const event = { request: { uri, cookies, headers: {}, querystring: {} } };
  return runInNewContext(`${CODE}; handler(event)`, { event }) as CloudFrontAnswer;
}

const VERSION = 'releases/mfe-home/0123456789abcdef';

describe('The CloudFront function', () => {
  it.each(['/', '/about', '/admin/blog', '/releases'])(
    'asks the bucket for the page that is exported for %s, in each language',
    (path) => {
      for (const language of LANGUAGES)
        expect(handle(path, language).uri).toBe(`/${exportedPage(path, language)}`);
      for (const language of [undefined, 'fr'])
        expect(handle(path, language).uri).toBe(`/${exportedPage(path, 'en')}`);
    },
  );

  it.each(['/robots.txt', '/live/shell.json', `/${VERSION}/browser/remoteEntry.js`])(
    'asks the bucket for the file %s',
    (path) => {
      expect(handle(path, 'es').uri).toBe(path);
    },
  );

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

it('The configuration of nginx knows each language of the site but English', () => {
  const [, map = ''] = /map \$cookie_language \$language_suffix \{([^}]*)\}/.exec(NGINX) ?? [];
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  expect(
    map
      .trim()
      .split(/\s*\n\s*/)
      .map((line) => line.replace(/ +/, ' ')),
  ).toEqual([...others.map((language) => `${language} .${language};`), 'default "";']);
});
