import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ReleaseManifest, ReleasePage, RemoteRelease } from '@farekite/shared/protocol';
import * as fc from 'fast-check';
import { parsePackageJson } from '../pages/readPackageJson';
import { parseRouteTable } from '../pages/routes';
import { fakeRemote, fakeShell, FIVE_ROUTES } from '../testing/fakeReleases';
import { sealed } from '../testing/forgeManifest';
import { inFull } from '../testing/inFull';
import { UserError } from '../util/UserError';
import { contentVersion } from './manifest';
import { parseHistoryEntry } from './parseHistoryEntry';
import { pageFile } from '../store/keys';
import { parseComplete } from './parseComplete';
import { manifestOf, parsePointer } from './parsePointer';
import { parseRelease } from './parseRelease';
import { POINTER_FIELDS } from './releaseSchema';

/** Another seed gives other inputs: `FUZZ_SEED=1 FUZZ_RUNS=100000 npm test -w tooling -- fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Inputs for each parser. */
const RUNS = Number(process.env.FUZZ_RUNS ?? inFull(1_500, 300));
/** Much more than any input takes on a busy machine, and nothing beside a loop that never ends. */
const MAX_CPU_MS = 2_000;
const MAX_MESSAGE_LENGTH = 600;
const SOURCE = '/somewhere/file.json';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Parser {
  readonly name: string;
  readonly parse: (text: string, source: string) => unknown;
  readonly samples: readonly object[];
  /** Makes a changed sample pass for a whole one where a hash is all that tells. */
  readonly seal?: (content: object) => object;
  /** Checks rules that must hold for an accepted value, in another way than the parser does. */
  readonly assertRules?: (value: never) => void;
}

const { release: remote } = fakeRemote('mfe-deals', {
  shared: { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0' },
  namespaces: ['first-class-deals', 'shared'],
});
const { release: shellWithoutTexts } = fakeShell({
  routes: FIVE_ROUTES,
  hosts: [1, 2],
  languages: ['en', 'es', 'fr'],
  development: 'development/shell.js',
});
const shell = sealed({ ...shellWithoutTexts, texts: { en: ['browser/shell.js'] } });

/** A file of this workspace, which is as it should be. */
function readSource(file: string): object {
  return JSON.parse(readFileSync(join(__dirname, '../../..', file), 'utf8')) as object;
}

/** Whether a file stays in a folder when the names are joined. */
function liesIn(folder: string, file: string): boolean {
  return posix.join('/r', file).startsWith(`/r/${folder}/`) && posix.normalize(file) === file;
}

function assertPath(path: string): void {
  const file = posix.join('/', pageFile(path, 'en'));
  expect(file).toBe(path === '/' ? '/en.html' : `${path}/en.html`);
  expect(file).not.toMatch(/^\/(?:live|releases|\.farekite)\/|[A-Z%?#"<>\\\s]/);
}

function filesOfPage({ languages }: RemoteRelease, { server, scripts, styles, namespaces }: ReleasePage) {
  expect(liesIn('server', server)).toBe(true);
  const texts = languages.flatMap((language) =>
    namespaces.flatMap((namespace) => [
      `browser/locales/${language}/${namespace}.js`,
      `server/locales/${language}/${namespace}.json`,
    ]),
  );
  return [server, ...scripts, ...styles, ...texts];
}

function assertRelease(manifest: ReleaseManifest): void {
  const { version, ...content } = manifest;
  expect(contentVersion(content)).toBe(version);
  expect(manifest.kind === 'shell').toBe(manifest.name === 'shell');
  expect(posix.join('live', `${manifest.name}.json`)).toBe(`live/${manifest.name}.json`);
  const listed = Object.keys(manifest.files);
  for (const file of listed) {
    expect(['browser', 'server', 'development'].some((folder) => liesIn(folder, file))).toBe(true);
    expect(file).not.toMatch(/[\p{C}\s"'<>&?#%\\]|\/\./u);
  }
  if (manifest.kind === 'shell') {
    const { script, libraries = [], style, texts, server, routes } = manifest;
    expect(listed).toEqual(
      expect.arrayContaining([script, ...libraries, style, ...Object.values(texts).flat(), server]),
    );
    for (const language of Object.keys(texts)) expect(language).toMatch(/^[a-z]{2}$/);
    for (const { path } of routes) assertPath(path);
    return;
  }
  const pages = Object.values(manifest.pages);
  const named = [manifest.entry, ...pages.flatMap((page) => filesOfPage(manifest, page))];
  expect(listed).toEqual(expect.arrayContaining(named));
  Object.keys(manifest.pages).forEach(assertPath);
}

/** Gives the manifest in a pointer the version that belongs to it. */
function sealPointer(content: object): object {
  const fields = Object.entries(content);
  const own = fields.filter(([field]) => POINTER_FIELDS.includes(field));
  return {
    ...sealed(Object.fromEntries(fields.filter((entry) => !own.includes(entry)))),
    ...Object.fromEntries(own),
  };
}

const PARSERS: readonly Parser[] = [
  {
    name: 'parseRelease',
    parse: parseRelease,
    samples: [remote, shell],
    seal: sealed,
    assertRules: assertRelease,
  },
  {
    name: 'parsePointer',
    parse: parsePointer,
    samples: [
      { ...remote, serial: 7, id: '3f2a', from: '77c1d0a95ee2b346', with: '0123456789abcdef' },
      { ...shell, serial: 1, id: 'a', from: null, with: { 'mfe-deals': '77c1d0a95ee2b346' } },
    ],
    seal: sealPointer,
    assertRules: (pointer: ReturnType<typeof parsePointer>) => {
      const { serial, id, with: pairs } = pointer;
      expect(Number.isInteger(serial) && serial >= 0).toBe(true);
      expect(posix.join('x', `${String(serial)}-${id}.json`)).toBe(`x/${String(serial)}-${id}.json`);
      const versions = typeof pairs === 'string' ? [pairs] : Object.values(pairs ?? {});
      for (const version of versions) expect(version).toMatch(/^[\da-f]{16}$/);
      assertRelease(manifestOf(pointer));
    },
  },
  {
    name: 'parseComplete',
    parse: parseComplete,
    samples: [
      { files: { 'first-class-deals/en.html': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 7 } } },
    ],
    assertRules: ({ files }: ReturnType<typeof parseComplete>) => {
      for (const file of Object.keys(files)) expect(liesIn('x', `x/${file}`)).toBe(true);
    },
  },
  {
    name: 'parseHistoryEntry',
    parse: parseHistoryEntry,
    samples: [
      {
        name: 'mfe-deals',
        version: '77c1d0a95ee2b346',
        action: 'rollback',
        at: '2026-11-22T14:00:00.000Z',
        by: 'José García',
        serial: 7,
        id: '3f2a',
        from: '0123456789abcdef',
        with: null,
        previous: '3f29',
      },
    ],
    assertRules: ({ name, version, at, by }: ReturnType<typeof parseHistoryEntry>) => {
      expect(posix.join('releases', name, version)).toBe(`releases/${name}/${version}`);
      expect(new Date(at).toISOString()).toBe(at);
      expect(by).not.toMatch(/\p{C}/u);
    },
  },
  {
    name: 'parsePackageJson',
    parse: parsePackageJson,
    samples: [readSource('mfe-deals/package.json'), readSource('shell/package.json')],
  },
  { name: 'parseRouteTable', parse: parseRouteTable, samples: [readSource('shared/contract/routes.json')] },
];

/** Texts that lead elsewhere, have a meaning of their own, or change how a line looks. */
const HOSTILE_TEXTS = [
  ...['', '..', '/etc/passwd', 'browser/../../live/shell.json', 'browser\\..\\x', 'server/%2e%2e/x.js'],
  ...['shell', 'remote', '__proto__', 'constructor', 'prototype', 'toString'],
  ...['/live', '/releases/x', '//evil.example', '/a/../b', 'javascript:alert(1)'],
  ...['x\n    at evil (stack:1:1)', '"><script>', '\u001b[2J\u0007', '\u202etxt', '\u2028\u2029', '\ud800'],
];
/** Rare, because they take long. */
const LONG_TEXTS = ['1'.repeat(400), `^${'1.'.repeat(5_000)}`, `/${'a-'.repeat(5_000)}`, 'x'.repeat(300_000)];
const LONG_LIST = Array.from({ length: 10_001 }, (_, index) => `k${String(index)}`);

const HOSTILE_TEXT = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
);

const HOSTILE_VALUE: fc.Arbitrary<Json> = fc.oneof(
  { weight: 40, arbitrary: HOSTILE_TEXT },
  {
    weight: 30,
    arbitrary: fc.constantFrom<Json>(null, true, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [null]),
  },
  { weight: 10, arbitrary: fc.jsonValue() as fc.Arbitrary<Json> },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 50 }).map((depth) => nested(depth)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Json>(LONG_LIST, Object.fromEntries(LONG_LIST.map((key) => [key, 0]))),
  },
);

/** A list in a list in a list … */
function nested(depth: number): Json {
  return depth === 0 ? [] : [nested(depth - 1)];
}

/** The objects and lists in a value, the outermost first. */
function containersIn(value: Json): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containersIn)];
}

/** From 0 to below 1, all equally often. */
const SHARE = fc.noBias(fc.nat({ max: 9_999 })).map((n) => n / 10_000);
const MUTATION = fc.record({
  kind: fc.constantFrom('delete', 'replace', 'rename', 'add', 'misspell'),
  /** Which container and which of its entries, as shares of all. */
  where: fc.tuple(SHARE, SHARE),
  key: HOSTILE_TEXT,
  value: HOSTILE_VALUE,
});

type Mutation = typeof MUTATION extends fc.Arbitrary<infer M> ? M : never;

function mutate(root: Json, { kind, where: [outer, inner], key, value }: Mutation): void {
  const containers = containersIn(root);
  const container = containers[Math.floor(outer * containers.length)];
  if (!container) return;
  const entries = Object.entries(container);
  const [name = key, present = value] = (entries[Math.floor(inner * entries.length)] ?? []) as [string, Json];
  /** Sets a field, also one that is called `__proto__`, as JSON.parse does. */
  const set = (field: string, content: Json) =>
    Object.defineProperty(container, field, {
      // A copy, because the next mutation may change it, and other inputs share it.
      value: structuredClone(content),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  if (kind === 'delete' || kind === 'rename') Reflect.deleteProperty(container, name);
  if (kind === 'rename') set(key, present);
  if (kind === 'replace') set(name, value);
  if (kind === 'add') set(Array.isArray(container) ? String(entries.length) : key, value);
  // Keeps the rules of the field mostly, so that only the rules between fields can refuse it.
  if (kind === 'misspell' && typeof present === 'string') set(name, present.replace(/[a-z](?=[^/]*$)/, 'x'));
}

/** What may happen to a text that is JSON; `at` is a position in it. Mostly nothing does. */
const DAMAGES: readonly ((text: string, at: number) => string)[] = [
  ...Array.from({ length: 60 }, () => (text: string) => text),
  ...Array.from({ length: 10 }, () => (text: string) => `\ufeff${text}`),
  (text, at) => text.slice(0, at),
  (text, at) => `${text.slice(0, at)}\u0000é${text.slice(at)}`,
  (text) => text.replace('{', '{"name":"shell","kind":"shell",'),
  (text) => text.replace('{', `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)},`),
];

function inputOf({ samples, seal = (content) => content }: Parser): fc.Arbitrary<string> {
  const sources = [fc.constantFrom(...samples), fc.array(MUTATION, { maxLength: 3 }), fc.boolean()] as const;
  const mutated = fc
    .tuple(...sources, fc.constantFrom(...DAMAGES), SHARE)
    .map(([sample, mutations, isSealed, damage, share]) => {
      const content = structuredClone(sample) as Json;
      for (const mutation of mutations) mutate(content, mutation);
      const text = JSON.stringify(isSealed ? seal(content as object) : content);
      return damage(text, Math.floor(share * text.length));
    });
  return fc.oneof(
    { weight: 8, arbitrary: mutated },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
}

/** What a parser made of a text: a value, or the message of the UserError that it threw. */
function outcomeOf({ parse }: Parser, text: string): { value: unknown } | { message: string } {
  const startedAt = process.cpuUsage();
  try {
    return { value: parse(text, SOURCE) };
  } catch (error) {
    if (error instanceof UserError) return { message: error.message };
    throw error;
  } finally {
    const { user, system } = process.cpuUsage(startedAt);
    expect((user + system) / 1_000).toBeLessThan(MAX_CPU_MS);
  }
}

describe(`Whatever text it is given (seed ${String(SEED)}, ${String(RUNS)} texts),`, () => {
  it.each(PARSERS)(
    '$name returns a value that keeps the rules, or one line that says what is wrong',
    (parser) => {
      const counts = { accepted: 0, refused: 0 };
      const check = (text: string) => {
        const outcome = outcomeOf(parser, text);
        if ('value' in outcome) {
          counts.accepted += 1;
          parser.assertRules?.(outcome.value as never);
          return;
        }
        counts.refused += 1;
        expect(outcome.message).toMatch(
          /^\/somewhere\/file\.json is (?:corrupt|wrong|no pointer of this version of the tool): [^\p{Cc}\p{Cf}\u2028\u2029]+\.$/u,
        );
        expect(outcome.message.length).toBeLessThan(MAX_MESSAGE_LENGTH);
      };
      fc.assert(fc.property(inputOf(parser), check), { seed: SEED, numRuns: RUNS });
      expect(counts.accepted).toBeGreaterThan(RUNS / 50);
      expect(counts.refused).toBeGreaterThan(RUNS / 4);
    },
  );
});
