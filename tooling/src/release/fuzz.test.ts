import { posix } from 'node:path';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import * as fc from 'fast-check';
import { FORMAT_SAMPLES } from '../testing/formatSamples';
import { inFull } from '../testing/inFull';
import { UserError } from '../util/UserError';
import type { Publication } from './formats';

type Format = keyof typeof FORMAT_SAMPLES;
const FORMATS = Object.keys(FORMAT_SAMPLES) as Format[];

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
  it.each(FORMATS)('the parser of %s returns plain names, or says in one line what is wrong', (format) => {
    const counts = { accepted: 0, refused: 0 };
    const check = (text: string) => {
      const startedAt = process.cpuUsage();
      try {
        const value = FORMAT_SAMPLES[format].parse(text, '/somewhere/file.json');
        counts.accepted += 1;
        expect(namesIn(value as Parameters<typeof namesIn>[0]).filter((name) => !isPlain(name))).toEqual([]);
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
  });
});
