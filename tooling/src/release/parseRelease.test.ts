import type { ReleaseManifest } from '@farekite/shared/protocol';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { sealed } from '../testing/forgeManifest';
import { UserError } from '../util/UserError';
import { integrityOf } from './integrity';
import { serializeManifest } from './manifest';
import { parseRelease } from './parseRelease';

const SOURCE = '/dist/release.json';
const REBUILD = 'Build it again and publish the whole dist folder.';
const remote = fakeRemote('mfe-deals').release;
const shell = fakeShell().release;
const page = remote.pages['/first-class-deals'];
if (!page) throw new Error('Unreachable: the fake remote has this page');

const withTexts = fakeRemote('mfe-deals', { namespaces: ['deals'] }).release;

/** The remote whose page has the texts of a namespace, without one of the files. */
function remoteWithout(textFile: string): object {
  const files = Object.entries(withTexts.files).filter(([name]) => name !== textFile);
  return { ...withTexts, files: Object.fromEntries(files) };
}

function parse(content: object): ReleaseManifest {
  return parseRelease(serializeManifest(sealed(content)), SOURCE);
}

/** What is wrong with a manifest that carries the version of its content. */
function problemOf(content: object): string {
  return problemOfText(serializeManifest(sealed(content)));
}

function problemOfText(text: string): string {
  try {
    parseRelease(text, SOURCE);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [start, end] = [`${SOURCE} is corrupt: `, `. ${REBUILD}`];
    if (error.message.startsWith(start) && error.message.endsWith(end))
      return error.message.slice(start.length, -end.length);
    throw new Error(`Not in the form of other messages: ${error.message}`);
  }
  throw new Error('The manifest was accepted');
}

describe('parseRelease', () => {
  it.each([
    ['remote', remote],
    ['shell', shell],
    ['remote without pages', { ...remote, pages: {} }],
    ['remote in three languages', { ...remote, languages: ['en', 'es', 'fr'] }],
    ['remote with texts', withTexts],
    ['shell with texts', { ...shell, texts: { en: [shell.script], es: [] } }],
    ['shell that hosts two majors of the contract', { ...shell, hosts: [1, 2], languages: ['en', 'es'] }],
    [
      'release with fields that are not known, because the version covers them',
      { ...remote, since: 2027, pages: { '/first-class-deals': { ...page, tier: 'gold' } } },
    ],
  ])('returns the manifest of a %s as it was written', (_what, content) => {
    expect(parse(content)).toEqual(sealed(content));
  });
});

describe('parseRelease refuses a file that does not lie in the release:', () => {
  const PLAIN = 'which is not a plain file name of letters, digits and . _ - + ~ @';
  const ELSEWHERE = 'which does not lie in browser/ or server/ or development/';
  it.each([
    ['../../etc/passwd', ELSEWHERE],
    ['browser/../../../live/shell.json', ELSEWHERE],
    ['/etc/passwd', ELSEWHERE],
    ['release.json', ELSEWHERE],
    ['browser', ELSEWHERE],
    ['browser\\..\\x', ELSEWHERE],
    ['browser/./x.js', PLAIN],
    ['browser//x.js', PLAIN],
    ['browser/', PLAIN],
    ['browser/.htaccess', PLAIN],
    ['browser/x\\y.js', PLAIN],
    ['browser/x.js?y', PLAIN],
    ['browser/"><script>', PLAIN],
    ['browser/x y', PLAIN],
    ['browser/remoteEntry.js.br', 'which is a name for compressed variants'],
    [`browser/${'x'.repeat(193)}`, 'which has more than 200 characters'],
  ])('%s', (name, problem) => {
    const shown = name.length > 80 ? `${name.slice(0, 80)}…` : name;
    expect(problemOf({ ...remote, files: { ...remote.files, [name]: integrityOf('') } })).toBe(
      `files has the name ${JSON.stringify(shown)}, ${problem}`,
    );
  });

  it('and shows control characters of its name as escapes', () => {
    expect(problemOf({ ...remote, files: { 'browser/\n\u001b[2J\u202ex': integrityOf('') } })).toBe(
      String.raw`files has the name "browser/\n\u001b[2J\u{202e}x", ${PLAIN}`,
    );
  });
});

const pages = (changes: object) => ({ pages: { '/first-class-deals': { ...page, ...changes } } });

describe('parseRelease refuses a field that names a file which is not listed:', () => {
  it.each([
    ['entry', 'browser/x.js', { ...remote, entry: 'browser/x.js' }],
    ['server of a page', 'server/x.js', { ...remote, ...pages({ server: 'server/x.js' }) }],
    ['scripts', 'browser/x.js', { ...remote, ...pages({ scripts: ['browser/x.js'] }) }],
    ['styles', 'browser/x.css', { ...remote, ...pages({ styles: ['browser/x.css'] }) }],
    ['script', 'browser/x.js', { ...shell, script: 'browser/x.js' }],
    ['style', 'browser/x.css', { ...shell, style: 'browser/x.css' }],
    ['server', 'server/x.js', { ...shell, server: 'server/x.js' }],
    ['development', 'development/x.js', { ...shell, development: 'development/x.js' }],
    ['libraries', 'browser/x.js', { ...shell, libraries: ['browser/x.js'] }],
    ['texts', 'browser/x.js', { ...shell, texts: { en: ['browser/x.js'] } }],
    // Only an object's prototype has it.
    ['script', 'browser/toString', { ...shell, script: 'browser/toString' }],
    ['namespaces', 'browser/locales/es/deals.js', remoteWithout('browser/locales/es/deals.js')],
    ['namespaces', 'server/locales/es/deals.json', remoteWithout('server/locales/es/deals.json')],
    [
      'namespaces',
      'browser/locales/en/shared.js',
      { ...withTexts, ...pages({ namespaces: ['deals', 'shared'] }) },
    ],
  ])('%s, %s', (_field, file, content) => {
    expect(problemOf(content)).toBe(
      `it is an object, which names ${file} and does not list it among its files`,
    );
  });
});

describe('parseRelease refuses the page', () => {
  const PATH = 'which is not a path of lower-case words such as /first-class-deals';
  const RESERVED = "which is reserved for the tool's own files and addresses";
  it.each([
    ...['about', '//evil.example', '/a/../b', '/a//b', '/a/', '/A', '/a.html', '/.farekite/x', '/ä'].map(
      (path) => [path, PATH],
    ),
    ...['/healthz', '/live', '/live/x', '/releases', '/releases/mfe-home'].map((path) => [path, RESERVED]),
  ])('%s, %s', (path = '', problem) => {
    expect(problemOf({ ...remote, pages: { [path]: page } })).toBe(
      `pages has the name ${JSON.stringify(path)}, ${String(problem)}`,
    );
  });
});

describe('parseRelease refuses a manifest because', () => {
  const OF_A_SHELL = 'which no remote may be called';
  const OF_A_REMOTE = 'which is not "shell", as every shell is called';
  const PAGE = 'pages["/first-class-deals"]';
  const named = (count: number, prefix: string, value: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [prefix + index.toString(36), value]));
  const NO_NAME = 'which is not a name of lower-case letters, digits and hyphens';
  it.each<[string, object]>([
    ...['../../elsewhere', 'a/b', '@team/mfe', 'MFE', ''].map((name): [string, object] => [
      `name is "${name}", ${NO_NAME}`,
      { ...remote, name },
    ]),
    [`name is "shell", ${OF_A_SHELL}`, { ...remote, name: 'shell' }],
    [`name is "mfe-a", ${OF_A_REMOTE}`, { ...shell, name: 'mfe-a' }],
    [`name is "mfe-deals", ${OF_A_REMOTE}`, { ...remote, kind: 'shell' }],
    [`name is "shell", ${OF_A_SHELL}`, { ...shell, kind: 'remote' }],
    ['kind is "x", which is neither "remote" nor "shell"', { ...remote, kind: 'x' }],
    ['entry is "server/a.js", which does not lie in browser/', { ...remote, entry: 'server/a.js' }],
    [
      `${PAGE}.server is "../../etc/passwd", which does not lie in server/`,
      { ...remote, ...pages({ server: '../../etc/passwd' }) },
    ],
    [
      `${PAGE}.scripts[1] is "//evil/x.js", which does not lie in browser/`,
      { ...remote, ...pages({ scripts: [...page.scripts, '//evil/x.js'] }) },
    ],
    [
      'texts.en[0] is "server/shell.js", which does not lie in browser/',
      { ...shell, texts: { en: ['server/shell.js'] } },
    ],
    [
      'texts has the name "en-US", which is not a language of two letters',
      { ...shell, texts: { 'en-US': [shell.script] } },
    ],
    [
      'files["browser/a.js"] is "sha384-x", which is not sha384- and the base64 of a SHA-384',
      { ...remote, files: { 'browser/a.js': 'sha384-x' } },
    ],
    ['contract is "latest", which is not a version such as 1.2.3', { ...remote, contract: 'latest' }],
    ['contract is missing', { ...remote, contract: undefined }],
    [
      'shared.react is "newest", which is not a range of versions such as ^1.2.3',
      { ...remote, shared: { react: 'newest' } },
    ],
    [
      'shared has the name "../react", which is not the name of a module',
      { ...remote, shared: { '../react': '1' } },
    ],
    [
      'provides.react is "^19.0.0", which is not a version such as 1.2.3',
      { ...shell, provides: { react: '^19.0.0' } },
    ],
    [
      'languages[1] is "../x", which is not a language of two letters',
      { ...remote, languages: ['en', '../x'] },
    ],
    ['languages is a list, which names a language twice', { ...remote, languages: ['en', 'en'] }],
    ['languages is missing', { ...remote, languages: undefined }],
    [`${PAGE}.namespaces[0] is "../x", ${NO_NAME}`, { ...remote, ...pages({ namespaces: ['../x'] }) }],
    [
      `${PAGE}.module is "../x", which is not the name of a module such as ./first-class-deals`,
      { ...remote, ...pages({ module: '../x' }) },
    ],
    ['container is "a;b", which is not the name of a variable', { ...remote, container: 'a;b' }],
    ['files is a list, which is not an object', { ...remote, files: [] }],
    ['entry is 7, which is not a text', { ...remote, entry: 7 }],
    [
      'routes[0].remote is "shell", which no remote may be called',
      { ...shell, routes: [{ path: '/', remote: 'shell' }] },
    ],
    ['routes is a list, which has a path twice', { ...shell, routes: [...shell.routes, shell.routes[0]] }],
    ['hosts[0] is 1.5, which is not a whole number', { ...shell, hosts: [1.5] }],
    ['hosts is missing', { ...shell, hosts: undefined }],
    ['it is an object, which has a field that only a pointer has', { ...remote, serial: 7 }],
    [
      'files is an object, which has more than 10000 entries',
      { ...remote, files: named(10_001, 'browser/', '') },
    ],
    ['pages is an object, which has more than 2000 entries', { ...remote, pages: named(2_001, '/', {}) }],
  ])('%s', (problem, content) => {
    expect(problemOf(content)).toBe(problem);
  });

  const withField = (field: string) => serializeManifest(remote).replace('"files": {', `${field} "files": {`);
  it.each([
    ['it is not JSON', ''],
    ['it is null, which is neither "remote" nor "shell"', 'null'],
    ['kind is missing', '{"name":"mfe-home","version":"1.0.0"}'],
    [
      'it is an object, whose content does not match its version',
      serializeManifest({ ...remote, version: '0123456789abcdef' }),
    ],
    ['an object has the name "__proto__", which none may have', withField('"x": [{ "__proto__": {} }],')],
    ['an object has the name "constructor", which none may have', withField('"constructor": {},')],
    ['an object has the name "prototype", which none may have', withField('"prototype": {},')],
    ['it is nested too deeply', withField(`"extra": ${'['.repeat(200_000)}${']'.repeat(200_000)},`)],
  ])('%s', (problem, text) => {
    expect(problemOfText(text)).toBe(problem);
  });
});
