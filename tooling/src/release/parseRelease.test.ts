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
const [file] = Object.keys(remote.files);

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
  ])('returns the manifest of a %s as it was written', (_what, content) => {
    expect(parse(content)).toEqual(sealed(content));
  });

  it('keeps fields that it does not know, because the version covers them', () => {
    const content = { ...remote, since: 2027, pages: { '/first-class-deals': { ...page, tier: 'gold' } } };
    const parsed = parse(content);
    expect(parsed).toEqual(sealed(content));
    expect(parseRelease(serializeManifest(parsed), SOURCE)).toEqual(parsed);
  });

  it('refuses a version that is not the hash of the content', () => {
    const text = serializeManifest({ ...remote, version: '0123456789abcdef' });
    expect(problemOfText(text)).toBe('its content does not match its version 0123456789abcdef');
  });
});

describe('parseRelease refuses a kind and a name that do not agree:', () => {
  const OF_A_SHELL = 'which no remote may be called';
  const OF_A_REMOTE = 'which is not "shell", as every shell is called';
  it.each([
    ['a remote that is called shell', { ...remote, name: 'shell' }, `name is "shell", ${OF_A_SHELL}`],
    ['a shell that is called like a remote', { ...shell, name: 'mfe-a' }, `name is "mfe-a", ${OF_A_REMOTE}`],
    ['a remote that says it is a shell', { ...remote, kind: 'shell' }, `name is "mfe-deals", ${OF_A_REMOTE}`],
    ['a shell that says it is a remote', { ...shell, kind: 'remote' }, `name is "shell", ${OF_A_SHELL}`],
    ['another kind', { ...remote, kind: 'x' }, 'kind is "x", which is neither "remote" nor "shell"'],
  ])('%s', (_what, content, problem) => {
    expect(problemOf(content)).toBe(problem);
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

describe('parseRelease refuses a field that names a file', () => {
  const pages = (changes: object) => ({ pages: { '/first-class-deals': { ...page, ...changes } } });
  const UNLISTED = 'which is not among the files of the release';
  const PAGE = 'pages["/first-class-deals"]';
  it.each([
    ['entry', 'browser/x.js', { ...remote, entry: 'browser/x.js' }],
    [`${PAGE}.server`, 'server/x.js', { ...remote, ...pages({ server: 'server/x.js' }) }],
    [`${PAGE}.scripts[0]`, 'browser/x.js', { ...remote, ...pages({ scripts: ['browser/x.js'] }) }],
    [`${PAGE}.styles[0]`, 'browser/x.css', { ...remote, ...pages({ styles: ['browser/x.css'] }) }],
    ['script', 'browser/x.js', { ...shell, script: 'browser/x.js' }],
    ['style', 'browser/x.css', { ...shell, style: 'browser/x.css' }],
    ['server', 'server/x.js', { ...shell, server: 'server/x.js' }],
    ['development', 'development/x.js', { ...shell, development: 'development/x.js' }],
    ['libraries[0]', 'browser/x.js', { ...shell, libraries: ['browser/x.js'] }],
    ['texts.en[0]', 'browser/x.js', { ...shell, texts: { en: ['browser/x.js'] } }],
    // Only an object's prototype has it.
    ['script', 'browser/toString', { ...shell, script: 'browser/toString' }],
  ])('that is not listed: %s is %s', (field, value, content) => {
    expect(problemOf(content)).toBe(`${field} is "${value}", ${UNLISTED}`);
  });

  it.each([
    ['entry', 'server/index.js', 'browser/', { ...remote, entry: 'server/index.js' }],
    [
      `${PAGE}.server`,
      '../../etc/passwd',
      'server/',
      { ...remote, ...pages({ server: '../../etc/passwd' }) },
    ],
    [
      `${PAGE}.scripts[1]`,
      '//evil/x.js',
      'browser/',
      { ...remote, ...pages({ scripts: [...page.scripts, '//evil/x.js'] }) },
    ],
    ['texts.en[0]', 'server/shell.js', 'browser/', { ...shell, texts: { en: ['server/shell.js'] } }],
  ])('in another folder: %s is %s', (field, value, folder, content) => {
    expect(problemOf(content)).toBe(`${field} is "${value}", which does not lie in ${folder}`);
  });

  it.each(['browser/locales/es/deals.js', 'server/locales/es/deals.json'])(
    'when a namespace lacks one in a language of the remote: %s',
    (missing) => {
      expect(problemOf(remoteWithout(missing))).toBe(
        `pages["/first-class-deals"].namespaces[0] is "${missing}", ${UNLISTED}`,
      );
    },
  );

  it('when a page has a namespace that the release does not have at all', () => {
    expect(problemOf({ ...withTexts, ...pages({ namespaces: ['deals', 'shared'] }) })).toBe(
      `pages["/first-class-deals"].namespaces[1] is "browser/locales/en/shared.js", ${UNLISTED}`,
    );
  });

  it('in a language that is none', () => {
    expect(problemOf({ ...shell, texts: { 'en-US': [shell.script] } })).toBe(
      'texts has the name "en-US", which has more than 2 characters',
    );
  });
});

describe('parseRelease refuses', () => {
  const PATH = 'which is not a path of lower-case words such as /first-class-deals';
  it.each([
    'about',
    '//evil.example',
    '/a/../b',
    '/a//b',
    '/a/',
    '/A',
    '/a.html',
    '/a\u0000',
    '/.farekite/x',
    '/ä',
    '__proto_',
  ])('the page %j', (path) => {
    expect(problemOf({ ...remote, pages: { [path]: page } })).toMatch(/^pages has the name ".+", /);
    expect(problemOf({ ...remote, pages: { [path]: page } })).toContain(PATH);
  });

  it.each(['/healthz', '/live', '/live/x', '/releases', '/releases/mfe-home'])(
    'the reserved page %s',
    (path) => {
      expect(problemOf({ ...remote, pages: { [path]: page } })).toBe(
        `pages has the name "${path}", which is reserved for the tool's own files and addresses`,
      );
    },
  );

  const named = (count: number, prefix: string, value: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [prefix + index.toString(36), value]));
  const blog = (changes: object) => ({ ...remote, pages: { '/blog': { ...page, ...changes } } });
  it.each<[string, object]>([
    [
      'files["browser/remoteEntry.js"] is "sha384-x", which is not sha384- and the base64 of a SHA-384',
      { ...remote, files: { [file ?? '']: 'sha384-x' } },
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
    ['languages[1] is "../x", which has more than 2 characters', { ...remote, languages: ['en', '../x'] }],
    ['languages is a list, which names a language twice', { ...remote, languages: ['en', 'en'] }],
    ['languages is missing', { ...remote, languages: undefined }],
    [
      'pages["/blog"].namespaces[0] is "../x", which is not a namespace such as first-class-deals',
      blog({ namespaces: ['../x'] }),
    ],
    [
      'pages["/blog"].module is "../x", which is not the name of a module such as ./first-class-deals',
      blog({ module: '../x' }),
    ],
    ['container is "a;b", which is not the name of a variable', { ...remote, container: 'a;b' }],
    ['files is a list, which is not an object', { ...remote, files: [] }],
    ['entry is 7, which is not a text', { ...remote, entry: 7 }],
    [
      'routes[0].remote is "shell", which no remote may be called',
      { ...shell, routes: [{ path: '/', remote: 'shell' }] },
    ],
    [
      'routes[2].path is "/", which another route has, too',
      { ...shell, routes: [...shell.routes, shell.routes[0]] },
    ],
    ['hosts[0] is 1.5, which is not a major version', { ...shell, hosts: [1.5] }],
    ['hosts is missing', { ...shell, hosts: undefined }],
    ['serial is 7, which only a pointer has', { ...remote, serial: 7 }],
    [
      'files is an object, which has more than 10000 files',
      { ...remote, files: named(10_001, 'browser/', '') },
    ],
    ['pages is an object, which has more than 2000 pages', { ...remote, pages: named(2_001, '/', {}) }],
  ])('a manifest because %s', (problem, content) => {
    expect(problemOf(content)).toBe(problem);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the name %s, wherever it is', (name) => {
    const text = serializeManifest(remote).replace('"files": {', `"files": { "${name}": {},`);
    expect(problemOfText(text)).toBe(`files has the name "${name}", which nothing may have`);
  });

  it('fields that are nested too deeply', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = serializeManifest(remote).replace('"files": {', `"extra": ${deep}, "files": {`);
    expect(problemOfText(text)).toBe('extra is nested too deeply');
  });
});
