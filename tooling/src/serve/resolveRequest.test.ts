import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Site } from '../store/Site';
import { temporaryFolder } from '../testing/temporaryFolder';
import { resolveRequest, preferredLanguage, requestPath } from './resolveRequest';

const VERSION = 'releases/mfe-home/0123456789abcdef';
const site = new Site(temporaryFolder());

beforeAll(() => {
  for (const file of [
    'index.html',
    'about/index.html',
    'about/index.es.html',
    'about/index.html.br',
    '404.es.html',
    'robots.txt',
    'live/shell.json',
    '.farekite/history.jsonl',
    `${VERSION}/browser/remoteEntry.js`,
    `${VERSION}/server/index.js`,
  ]) {
    mkdirSync(dirname(join(site.directory, file)), { recursive: true });
    writeFileSync(join(site.directory, file), file);
  }
});

describe('preferredLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['language=es', 'es'],
    ['a=b; language=es; c=d', 'es'],
    ['language=en', 'en'],
    ['language=espresso', 'en'],
    ['nolanguage=es', 'en'],
    ['language=fr', 'fr'],
    ['language=../x', 'en'],
  ])('with the cookies %j is %s', (cookies, language) => {
    expect(preferredLanguage(cookies)).toBe(language);
  });
});

describe('requestPath', () => {
  it.each([
    ['/about?from=/x/../y#z', '/about'],
    ['/caf%C3%A9', '/café'],
    ['/a..b', '/a..b'],
  ])('decodes %s as %s', (url, path) => {
    expect(requestPath(url)).toBe(path);
  });

  it.each(['/../etc/passwd', '/%2e%2e/secret', '/a/%2E%2E%2Fb', '/a%00b', '/%E0%A4%A', 'http://x/', '*', ''])(
    'refuses %j',
    (url) => {
      expect(requestPath(url)).toBeUndefined();
    },
  );
});

describe('resolveRequest', () => {
  it.each([
    ['/', 'en', 'index.html'],
    ['/about', 'en', 'about/index.html'],
    ['/about', 'es', 'about/index.es.html'],
    ['/about', 'fr', 'about/index.html'],
  ] as const)('answers %s in %s with the page %s, to be revalidated every time', (path, language, file) => {
    expect(resolveRequest(site, path, language)).toEqual({
      status: 200,
      file,
      cacheControl: 'no-cache',
      isPage: true,
    });
  });

  it.each([
    ['/robots.txt', 'no-cache'],
    ['/live/shell.json', 'no-cache'],
    [`/${VERSION}/browser/remoteEntry.js`, 'public, max-age=31536000, immutable'],
  ])('answers %s with the file and Cache-Control %s', (path, cacheControl) => {
    expect(resolveRequest(site, path, 'es')).toEqual({
      status: 200,
      file: path.slice(1),
      cacheControl,
      isPage: false,
    });
  });

  it.each([
    ['is unknown', '/nowhere'],
    ['is unknown and has an extension', '/nowhere.js'],
    ['differs from a page’s path in capitals', '/About'],
    ['is a folder', '/releases'],
    ['is the file of a page', '/about/index.html'],
    ['is the compressed variant of a page', '/about/index.html.br'],
    ['is a file of the tool', '/.farekite/history.jsonl'],
    ['is a bundle for Node', `/${VERSION}/server/index.js`],
    ['is a bundle for Node, behind an empty segment', `/releases//${VERSION.slice(9)}/server/index.js`],
    ['is a file of the tool, behind an empty segment', '//.farekite/history.jsonl'],
  ])('answers a path that %s with the 404 page, never to be cached', (_what, path) => {
    expect(resolveRequest(site, path, 'es')).toEqual({
      status: 404,
      file: '404.es.html',
      cacheControl: 'no-store',
      isPage: true,
    });
  });
});
