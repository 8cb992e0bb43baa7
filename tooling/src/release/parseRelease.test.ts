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
  it.each([
    [
      'a remote that is called shell',
      { ...remote, name: 'shell' },
      'name is "shell", which no remote may be called',
    ],
    [
      'a shell that is called like a remote',
      { ...shell, name: 'mfe-deals' },
      'name is "mfe-deals", which is not "shell", as every shell is called',
    ],
    [
      'a remote that says it is a shell',
      { ...remote, kind: 'shell' },
      'name is "mfe-deals", which is not "shell", as every shell is called',
    ],
    [
      'a shell that says it is a remote',
      { ...shell, kind: 'remote' },
      'name is "shell", which no remote may be called',
    ],
    [
      'another kind',
      { ...remote, kind: 'worker' },
      'kind is "worker", which is neither "remote" nor "shell"',
    ],
  ])('%s', (_what, content, problem) => {
    expect(problemOf(content)).toBe(problem);
  });
});

describe('parseRelease refuses a file that does not lie in the release:', () => {
  const PLAIN = 'which is not a plain file name of letters, digits and . _ - + ~ @';
  it.each([
    ['../../etc/passwd', 'which does not lie in browser/ or server/ or development/'],
    ['browser/../../../live/shell.json', 'which does not lie in browser/ or server/ or development/'],
    ['/etc/passwd', 'which does not lie in browser/ or server/ or development/'],
    ['release.json', 'which does not lie in browser/ or server/ or development/'],
    ['browser', 'which does not lie in browser/ or server/ or development/'],
    ['browser\\..\\x', 'which does not lie in browser/ or server/ or development/'],
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
  it.each([
    [
      'entry',
      { ...remote, entry: 'server/index.js' },
      'entry is "server/index.js", which does not lie in browser/',
    ],
    ['entry', { ...remote, entry: 'browser/x.js' }, `entry is "browser/x.js", ${UNLISTED}`],
    [
      'server',
      { ...remote, ...pages({ server: '../../etc/passwd' }) },
      'pages["/first-class-deals"].server is "../../etc/passwd", which does not lie in server/',
    ],
    [
      'server',
      { ...remote, ...pages({ server: 'server/x.js' }) },
      `pages["/first-class-deals"].server is "server/x.js", ${UNLISTED}`,
    ],
    [
      'scripts',
      { ...remote, ...pages({ scripts: [...page.scripts, 'https://evil.example/x.js'] }) },
      'pages["/first-class-deals"].scripts[1] is "https://evil.example/x.js", which does not lie in browser/',
    ],
    [
      'scripts',
      { ...remote, ...pages({ scripts: ['browser/x.js'] }) },
      `pages["/first-class-deals"].scripts[0] is "browser/x.js", ${UNLISTED}`,
    ],
    [
      'styles',
      { ...remote, ...pages({ styles: ['browser/x.css'] }) },
      `pages["/first-class-deals"].styles[0] is "browser/x.css", ${UNLISTED}`,
    ],
    ['script', { ...shell, script: 'browser/x.js' }, `script is "browser/x.js", ${UNLISTED}`],
    ['style', { ...shell, style: 'browser/x.css' }, `style is "browser/x.css", ${UNLISTED}`],
    ['server', { ...shell, server: 'server/x.js' }, `server is "server/x.js", ${UNLISTED}`],
    [
      'development',
      { ...shell, development: 'development/x.js' },
      `development is "development/x.js", ${UNLISTED}`,
    ],
    ['libraries', { ...shell, libraries: ['browser/x.js'] }, `libraries[0] is "browser/x.js", ${UNLISTED}`],
    ['texts', { ...shell, texts: { en: ['browser/x.js'] } }, `texts.en[0] is "browser/x.js", ${UNLISTED}`],
    [
      'texts',
      { ...shell, texts: { en: ['server/shell.js'] } },
      'texts.en[0] is "server/shell.js", which does not lie in browser/',
    ],
  ])('(%s) %#', (_field, content, problem) => {
    expect(problemOf(content)).toBe(problem);
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

  it('which only an object’s prototype has', () => {
    expect(problemOf({ ...shell, script: 'browser/toString' })).toContain(UNLISTED);
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

  it.each([
    [
      'a hash that is too short',
      { ...remote, files: { [file ?? '']: 'sha384-x' } },
      /^files\["browser\/remoteEntry\.js"\] is "sha384-x", which is not sha384-/,
    ],
    [
      'a contract that is no version',
      { ...remote, contract: 'latest' },
      /^contract is "latest", which is not a version such as 1\.2\.3$/,
    ],
    ['a missing contract', { ...remote, contract: undefined }, /^contract is missing$/],
    [
      'a range that is none',
      { ...remote, shared: { react: 'newest' } },
      /^shared\.react is "newest", which is not a range/,
    ],
    [
      'a shared package with an impossible name',
      { ...remote, shared: { '../react': '1' } },
      /^shared has the name "\.\.\/react", which is not the name of a module$/,
    ],
    [
      'a provided range',
      { ...shell, provides: { react: '^19.0.0' } },
      /^provides\.react is "\^19\.0\.0", which is not a version such/,
    ],
    [
      'a language that is none',
      { ...remote, languages: ['en', '../x'] },
      /^languages\[1\] is "\.\.\/x", which has more than 2 characters$/,
    ],
    [
      'a language twice',
      { ...remote, languages: ['en', 'en'] },
      /^languages is a list, which names a language twice$/,
    ],
    ['missing languages', { ...remote, languages: undefined }, /^languages is missing$/],
    [
      'a namespace that is a path',
      { ...remote, pages: { '/blog': { ...page, namespaces: ['../deals'] } } },
      /^pages\["\/blog"\]\.namespaces\[0\] is "\.\.\/deals", which is not a namespace such as first-class-deals$/,
    ],
    [
      'a container that is no identifier',
      { ...remote, container: 'a;b' },
      /^container is "a;b", which is not the name of a variable$/,
    ],
    [
      'a module elsewhere',
      { ...remote, pages: { '/blog': { ...page, module: '../x' } } },
      /^pages\["\/blog"\]\.module is "\.\.\/x", which is not the name of a module/,
    ],
    ['a list instead of files', { ...remote, files: [] }, /^files is a list, which is not an object$/],
    ['a number instead of a text', { ...remote, entry: 7 }, /^entry is 7, which is not a text$/],
    [
      'a route to the shell',
      { ...shell, routes: [{ path: '/', remote: 'shell' }] },
      /^routes\[0\]\.remote is "shell", which no remote may be called$/,
    ],
    [
      'two routes with one path',
      { ...shell, routes: [...shell.routes, shell.routes[0]] },
      /^routes\[2\]\.path is "\/", which another route has, too$/,
    ],
    [
      'a major version that is none',
      { ...shell, hosts: [1.5] },
      /^hosts\[0\] is 1\.5, which is not a major version$/,
    ],
    ['missing hosts', { ...shell, hosts: undefined }, /^hosts is missing$/],
    ['a field of pointers', { ...remote, serial: 7 }, /^serial is 7, which only a pointer has$/],
    [
      'more than 10,000 files',
      {
        ...remote,
        files: Object.fromEntries(
          Array.from({ length: 10_001 }, (_, index) => [`browser/${index.toString(36)}`, '']),
        ),
      },
      /^files is an object, which has more than 10000 files$/,
    ],
    [
      'more than 2,000 pages',
      {
        ...remote,
        pages: Object.fromEntries(
          Array.from({ length: 2_001 }, (_, index) => [`/${index.toString(36)}`, {}]),
        ),
      },
      /^pages is an object, which has more than 2000 pages$/,
    ],
  ])('%s', (_what, content, problem) => {
    expect(problemOf(content)).toMatch(problem);
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
