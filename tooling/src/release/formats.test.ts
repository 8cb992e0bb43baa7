import { posix } from 'node:path';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import * as fc from 'fast-check';
import { fakeRemote, fakeShell, FIVE_ROUTES } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { UserError } from '../util/UserError';
import {
  manifestOf,
  parseComplete,
  parseHistoryEntry,
  parsePointer,
  parseRelease,
  type Publication,
} from './formats';
import { contentVersion } from './manifest';

const remote = fakeRemote('mfe-deals', { namespaces: ['deals'] }).release;
const shell = fakeShell({ routes: FIVE_ROUTES, hosts: [1, 2], development: 'development/shell.js' }).release;
const { name, version } = remote;
const publication = { serial: 7, id: '3f2a-1', from: null, with: version };

const seal = (content: object) => ({ ...content, version: contentVersion(content) }) as ReleaseManifest;
const unsealed = (content: object) => content;

/** `seal` gives a content the version that belongs to it. */
const FORMAT_SAMPLES = {
  remote: { parse: parseRelease, content: remote, seal },
  shell: { parse: parseRelease, content: shell, seal },
  pointer: {
    parse: parsePointer,
    content: { ...remote, ...publication },
    seal: (content: object) => ({ ...content, version: contentVersion(manifestOf(content as never)) }),
  },
  entry: {
    parse: parseHistoryEntry,
    content: {
      ...{ name, version, action: 'publish', at: '2026-11-22T14:00:00.000Z', by: 'José' },
      ...publication,
      ...{ previous: '3f29', commit: 'c0ffee'.padEnd(40, '0'), run: 'https://ci.example.com/runs/7' },
    },
    seal: unsealed,
  },
  complete: {
    parse: parseComplete,
    content: { files: { 'first-class-deals/en.html': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 7 } } },
    seal: unsealed,
  },
};

type Format = keyof typeof FORMAT_SAMPLES;

const VERSION = '0123456789abcdef';
const PATH = '/first-class-deals';
const page = remote.pages[PATH];
const integrity = `sha384-${'A'.repeat(64)}`;

function parseWith(format: Format, changes: object): { readonly read: unknown; readonly written: object } {
  const { content, seal, parse } = FORMAT_SAMPLES[format];
  const written = seal({ ...content, ...changes });
  return { written, read: parse(JSON.stringify(written), 'it') };
}

it.each<[Format, object]>([
  ['remote', {}],
  ['remote', { pages: {}, languages: ['en', 'es', 'fr'] }],
  // The version covers fields of later versions of the tool.
  ['remote', { since: 2027, pages: { [PATH]: { ...page, tier: 'gold' } } }],
  ['shell', { texts: { en: [shell.script], es: [] }, hosts: [1, 2] }],
  ['pointer', {}],
  ['pointer', { from: VERSION, with: null }],
  ['entry', { previous: '3f29', because: '¿Precios? «No.»', action: 'rollback' }],
  ['entry', { name: 'shell', previous: '3f29', with: { 'mfe-deals': VERSION }, reason: 'later' }],
  ['complete', {}],
])('What others wrote is read as they wrote it: %s with %j', (format, changes) => {
  const { read, written } = parseWith(format, changes);
  expect(read).toEqual(written);
});

/** @param problem what the message says first */
function expectRefusal(format: Format, problem: string, changes: object): void {
  const fault = format === 'pointer' ? 'is no pointer of this version of the tool' : 'is corrupt';
  const message = expect.stringContaining(`it ${fault}: ${problem}`) as string;
  expect(() => parseWith(format, changes)).toThrow(expect.objectContaining({ name: 'UserError', message }));
}

it.each([
  ...['../../live/shell.json', '/etc/passwd', 'release.json', 'browser', 'browser/', 'browser//x.js'],
  ...['browser/./x.js', 'browser/../x.js', 'browser\\..\\x', 'browser/.htaccess', 'browser/x\\y'],
  ...['browser/x?y', 'browser/"><script>', 'browser/x y', 'browser/x.js.br', 'browser/x.js.gz'],
  `browser/${'x'.repeat(200)}`,
])('A release is refused that has the file %s', (file) => {
  const problem = `files.${file.slice(0, 100)}`;
  expectRefusal('remote', problem, { files: { ...remote.files, [file]: integrity } });
});

it.each([
  ...['about', '//evil.example', '/a/../b', '/a//b', '/a/', '/A', '/a.html', '/.farekite/x', '/ä'],
  ...['/healthz', '/live', '/live/x', '/releases/mfe-home', `/${'x'.repeat(200)}`],
])('A release is refused that has the page %s', (path) => {
  expectRefusal('remote', `pages.${path.slice(0, 100)}`, { pages: { [path]: page } });
});

const withPage = (changes: object) => ({ pages: { [PATH]: { ...page, ...changes } } });
const without = (file: string) => ({ files: { ...remote.files, [file]: undefined } });
const unlisted = (file: string) => `${file} is named, and not listed among the files`;
const NO_NAME = 'Expected a name of lower-case letters, digits and hyphens but received';
const NO_VERSION = 'Expected a version of 16 hexadecimal digits but received';
const NO_BROWSER_FILE = 'Expected a file in browser, of letters, digits and . _ - + ~ @, not compressed, but';

describe('What others wrote is refused:', () => {
  it.each<[Format, string, object]>([
    ['remote', `name: ${NO_NAME} "../../x"`, { name: '../../x' }],
    ['remote', 'name: Invalid value: Expected !"shell"', { name: 'shell' }],
    ['shell', 'name: Invalid type: Expected "shell" but received "mfe-a"', { name: 'mfe-a' }],
    ['remote', 'kind: Invalid type: Expected ("remote" | "shell") but received "x"', { kind: 'x' }],
    ['remote', 'contract: Invalid key: Expected "contract" but received undefined', { contract: undefined }],
    ['remote', 'contract: Expected a version such as 1.2.3 but received "1"', { contract: '1' }],
    ['remote', 'container: Expected the name of a variable but received "a;b"', { container: 'a;b' }],
    ['remote', 'languages.1: Expected a language of two letters', { languages: ['en', '../x'] }],
    ['remote', 'shared.r: Expected a range of versions such as ^1.2.3', { shared: { r: 'new' } }],
    ['remote', 'shared.../x: Expected the name of a package or a module', { shared: { '../x': '1' } }],
    ['remote', 'files.browser/a: Expected sha384- and the base64', { files: { 'browser/a': 'sha384-x' } }],
    ['remote', `pages.${PATH}.namespaces.0: ${NO_NAME} "../x"`, withPage({ namespaces: ['../x'] })],
    ['remote', `pages.${PATH}.module: Expected the name of a module`, withPage({ module: '../x' })],
    ['shell', 'routes.0.path: Expected a path', { routes: [{ path: '//x', remote: 'mfe-a' }] }],
    ['shell', 'hosts.0: Invalid safe integer: Received 1.5', { hosts: [1.5] }],
    ['remote', `entry: ${NO_BROWSER_FILE} received "server/deals.js"`, { entry: 'server/deals.js' }],
    ['shell', unlisted('browser/x.js'), { texts: { en: ['browser/x.js'] } }],
    ['remote', unlisted('browser/locales/en/x.js'), withPage({ namespaces: ['deals', 'x'] })],
    ['remote', unlisted('server/locales/es/deals.json'), without('server/locales/es/deals.json')],
    ['remote', 'A field is one that only a pointer has', { serial: 7 }],
    ['remote', 'an object has the name __proto__', { x: [JSON.parse('{ "__proto__": {} }')] }],
    ['remote', 'an object has the name constructor', { x: { constructor: 1 } }],
    ['remote', 'it is nested too deeply', { x: JSON.parse('['.repeat(20) + ']'.repeat(20)) as unknown }],
    ['pointer', 'serial: Invalid value: Expected >=0 but received -1', { serial: -1 }],
    ['pointer', 'id: Expected an id of lower-case letters', { id: '' }],
    ['pointer', 'from: Invalid key', { from: undefined }],
    ['pointer', 'with: Invalid type: Expected string but received Object', { with: {} }],
    ['pointer', `with: ${NO_VERSION} "../x"`, { with: '../x' }],
    ['pointer', `entry: ${NO_BROWSER_FILE} received "../x.js"`, { entry: '../x.js' }],
    ['entry', 'action: Invalid type: Expected ("publish" | "promote" |', { action: 'x' }],
    ['entry', 'at: Expected an instant such as 2026-01-31T12:00:00.000Z', { at: '2026-11-22' }],
    ['entry', 'at: Expected an instant', { at: '2026-13-01T00:00:00.000Z' }],
    ['entry', 'by: Expected a line of text but received " [2J x"', { by: '\u001b[2J\u202e\n\u2028x' }],
    ['entry', 'commit: Expected a commit in full', { commit: 'c0ffee' }],
    ['entry', 'run: Expected an address with https', { run: 'javascript:alert(1)' }],
    ['entry', 'because: Invalid length: Expected <=300 but received 301', { because: 'x'.repeat(301) }],
    ['entry', `version: ${NO_VERSION} "../../etc"`, { version: '../../etc' }],
    ['entry', 'with: Invalid type: Expected (string | Object) but received 7', { with: 7 }],
    ['complete', 'files.../x: Expected the name of a file', { files: { '../x': { integrity, bytes: 7 } } }],
  ])('%s: %s', expectRefusal);

  it('a text that is not JSON, without repeating it, or is too large', () => {
    const parse = (text: string) => () => FORMAT_SAMPLES.remote.parse(text, 'it');
    expect(parse('{"a\n":')).toThrow(/^it is corrupt: it is not JSON\. Build it again/);
    expect(parse(' '.repeat(2 ** 24 + 1))).toThrow(/^it is corrupt: it is larger than 16 MB\./);
  });

  it.each(['remote', 'pointer'] as const)('%s whose content does not match its version', (format) => {
    const { content, parse } = FORMAT_SAMPLES[format];
    const text = JSON.stringify({ ...content, version: VERSION });
    expect(() => parse(text, 'it')).toThrow(': The content does not match the version.');
  });
});

const SEED = 20_261_122;
const RUNS = inFull(1_500, 300);
/** Much more than any input takes on a busy machine. */
const MAX_CPU_MS = 2_000;
const MAX_MESSAGE_LENGTH = 600;

/** The texts in an accepted value that become parts of keys and files. */
function namesIn(
  value: Partial<Omit<RemoteRelease, 'kind'> & Pick<ShellRelease, 'routes'> & Publication>,
): string[] {
  const { name, version, id, files = {}, pages = {}, routes = [] } = value;
  const paths = [...Object.keys(pages), ...routes.map(({ path }) => path)];
  const texts = [name, version, id, ...Object.keys(files), ...paths.map((path) => path.slice(1))];
  return texts.filter((text) => text !== undefined && text !== '') as string[];
}

const isPlain = (name: string) =>
  /^[\w@+~./-]+$/.test(name) &&
  posix.join('/site', name) === `/site/${name}` &&
  !/\/\.|^(?:live|releases)\//.test(name);

/** They lead elsewhere, have a meaning of their own, or change how a line looks. */
const HOSTILE_TEXTS = [
  ...['', '..', '/etc/passwd', 'browser/../../live/shell.json', 'browser\\..\\x', 'server/%2e%2e/x.js'],
  ...['shell', 'remote', '__proto__', 'constructor', 'prototype', 'toString'],
  ...['/live', '/releases/x', '//evil.example', '/a/../b', 'javascript:alert(1)', '"><script>'],
  ...['x\n    at evil (stack:1:1)', '\u001b[2J\u0007', '\u202etxt', '\u2028\u2029', '\ud800'],
  ...['1'.repeat(400), `^${'1.'.repeat(5_000)}`, `/${'a-'.repeat(5_000)}`, 'x'.repeat(100_000)],
];

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Any code point. fast-check’s own unit, 'binary', would make a map of all of them. */
const unit = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));
const TEXT = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit, maxLength: 30 }));
const VALUE = fc.oneof(
  TEXT,
  fc.constantFrom<unknown>(null, true, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, [], {}, [null]),
  fc.jsonValue(),
  fc.integer({ min: 1, max: 50 }).map((depth) => JSON.parse(nested(depth)) as unknown),
);
const MUTATION = fc.tuple(fc.nat(50), TEXT, VALUE, fc.boolean());

function mutate(sample: object, [at, key, value, isRenamed]: [number, string, unknown, boolean]): object {
  let position = 0;
  const text = JSON.stringify(sample, (_key, present: unknown) => {
    position += 1;
    if (position - 2 !== at) return present;
    if (!isRenamed || typeof present !== 'object' || present === null) return value;
    const [[, first] = [], ...rest] = Object.entries(present);
    return Object.fromEntries([[key, first], ...rest]);
  });
  return JSON.parse(text) as object;
}

function textsOf({ content, seal }: (typeof FORMAT_SAMPLES)[Format]): fc.Arbitrary<string> {
  const mutated = fc
    .tuple(fc.array(MUTATION, { maxLength: 2 }), fc.boolean())
    .map(([mutations, isSealed]) => {
      const changed = mutations.reduce(mutate, content);
      return JSON.stringify(isSealed ? seal(changed) : changed);
    });
  const other = fc.oneof(fc.string({ unit }), fc.constant(nested(100_000)));
  return fc.oneof({ weight: 9, arbitrary: mutated }, { weight: 1, arbitrary: other });
}

describe(`Whatever text it is given (seed ${String(SEED)}, ${String(RUNS)} texts),`, () => {
  it.each(Object.keys(FORMAT_SAMPLES) as Format[])(
    'the parser of %s returns plain names, or says in one line what is wrong',
    (format) => {
      const counts = { accepted: 0, refused: 0 };
      const check = (text: string) => {
        const startedAt = process.cpuUsage();
        try {
          const value = FORMAT_SAMPLES[format].parse(text, '/somewhere/file.json');
          counts.accepted += 1;
          expect(namesIn(value as Parameters<typeof namesIn>[0]).filter((name) => !isPlain(name))).toEqual(
            [],
          );
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          counts.refused += 1;
          expect(error.message).toMatch(/^\/somewhere\/file\.json is [^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+\.$/u);
          expect(error.message.length).toBeLessThan(MAX_MESSAGE_LENGTH);
        }
        const { user, system } = process.cpuUsage(startedAt);
        expect((user + system) / 1_000).toBeLessThan(MAX_CPU_MS);
      };
      fc.assert(fc.property(textsOf(FORMAT_SAMPLES[format]), check), { seed: SEED, numRuns: RUNS });
      expect(counts.accepted).toBeGreaterThan(RUNS / 50);
      expect(counts.refused).toBeGreaterThan(RUNS / 8);
    },
  );
});
