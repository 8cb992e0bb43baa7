import { resolveRequest, preferredLanguage, requestPath } from './resolveRequest';

const VERSION = 'releases/mfe-home/0123456789abcdef';
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

/** The keys of the objects that may answer a path, with their statuses. */
function possibleAnswers(path: string, language: string): string[] {
  return resolveRequest(path, language).map(({ status, key }) => `${String(status)} ${key}`);
}

describe('resolveRequest', () => {
  it.each([
    ['/', 'en', ['200 index.html', '404 404.html']],
    ['/about', 'en', ['200 about/index.html', '404 404.html']],
    ['/about', 'es', ['200 about/index.es.html', '200 about/index.html', '404 404.es.html', '404 404.html']],
    ['/About', 'en', ['200 About/index.html', '404 404.html']],
    ['/releases', 'en', ['200 releases/index.html', '404 404.html']],
  ])('looks for the page %s in %s, then in English, then for the 404 page', (path, language, keys) => {
    expect(possibleAnswers(path, language)).toEqual(keys);
    expect(resolveRequest(path, language).every(({ isPage }) => isPage)).toBe(true);
  });

  it.each(['/robots.txt', '/live/shell.json', `/${VERSION}/browser/remoteEntry.js`])(
    'looks for the file %s, then for the 404 page',
    (path) => {
      expect(resolveRequest(path, 'en')).toEqual([
        { status: 200, key: path.slice(1), isPage: false },
        { status: 404, key: '404.html', isPage: true },
      ]);
    },
  );

  it.each([
    ['is the file of a page', '/about/index.html'],
    ['is the compressed variant of a page', '/about/index.html.br'],
    ['is a file of the tool', '/.farekite/history/shell/1.json'],
    ['is a bundle for Node', `/${VERSION}/server/index.js`],
    ['is a bundle for Node, behind an empty segment', `/releases//${VERSION.slice(9)}/server/index.js`],
    ['is a file of the tool, behind an empty segment', '//.farekite/history/shell/1.json'],
    ['is no key', '/live/@/1.json'],
    ['leads out of the site on Windows', '/live\\..\\..\\secret.txt'],
    ['is a bundle for Node on Windows', `/${VERSION}\\server\\index.js`],
    ['is longer than any key', `/${'x'.repeat(900)}`],
  ])('answers a path that %s with the 404 page alone', (_what, path) => {
    expect(possibleAnswers(path, 'es')).toEqual(['404 404.es.html', '404 404.html']);
  });
});
