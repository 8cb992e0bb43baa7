import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { answerTo, languageOf, pathOf } from './answers';
import { Site } from './Site';

const VERSION = 'releases/mfe-home/0123456789abcdef';
const site = new Site(temporaryFolder());

beforeAll(() => {
  for (const file of [
    'index.html',
    'about/index.html',
    'about/index.es.html',
    'about/index.html.br',
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

describe('The language of a visitor', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['language=es', 'es'],
    ['a=b; language=es; c=d', 'es'],
    ['language=en', 'en'],
    ['language=espresso', 'en'],
    ['nolanguage=es', 'en'],
    ['language=fr', 'en'],
  ])('with the cookies %j is %s', (cookies, language) => {
    expect(languageOf(cookies)).toBe(language);
  });
});

describe('The path of an address', () => {
  it.each([
    ['/about?from=/x/../y#z', '/about'],
    ['/caf%C3%A9', '/café'],
    ['/a..b', '/a..b'],
  ])('of %s is %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it.each(['/../etc/passwd', '/%2e%2e/secret', '/a/%2E%2E%2Fb', '/a%00b', '/%E0%A4%A', 'http://x/', '*', ''])(
    'of %j is none',
    (url) => {
      expect(pathOf(url)).toBeUndefined();
    },
  );
});

describe('A path is answered', () => {
  it.each([
    ['/', 'en', 'index.html'],
    ['/about', 'en', 'about/index.html'],
    ['/about', 'es', 'about/index.es.html'],
  ] as const)('%s in %s: with its page, to be asked about every time', (path, language, file) => {
    expect(answerTo(site, path, language)).toEqual({
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
  ])('%s: with the file, kept as %s', (path, cacheControl) => {
    expect(answerTo(site, path, 'es')).toEqual({
      status: 200,
      file: path.slice(1),
      cacheControl,
      isPage: false,
    });
  });

  it.each([
    ['nobody knows', '/nowhere'],
    ['nobody knows, with an ending', '/nowhere.js'],
    ['is another one’s in capitals', '/About'],
    ['is a folder', '/releases'],
    ['is the file of a page', '/about/index.html'],
    ['is the compressed twin of a page', '/about/index.html.br'],
    ['is a file of the tool', '/.farekite/history.jsonl'],
    ['is a bundle for Node', `/${VERSION}/server/index.js`],
    ['is a bundle for Node, behind an empty segment', `/releases//${VERSION.slice(9)}/server/index.js`],
    ['is a file of the tool, behind an empty segment', '//.farekite/history.jsonl'],
  ])('that %s: with the page of unknown paths, never to be kept', (_what, path) => {
    expect(answerTo(site, path, 'es')).toEqual({
      status: 404,
      file: '404.es.html',
      cacheControl: 'no-store',
      isPage: true,
    });
  });
});
