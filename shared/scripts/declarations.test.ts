/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readEntryPoints } from './declarations';

const SOURCES = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "lib": ["ES5"], "types": [] } }',
  'fares/index.ts': "export * from './fare';",
  'fares/fare.ts': `
import type { Currency } from '../money/currency';
interface Limits { readonly max: number }
/** The price of a seat. */
export interface Fare extends Limits {
  /** In whole units. */
  readonly amount: number;
  readonly currency: Currency;
}
export const NO_FARE = 0;
/** @growing Cities may be added. */
export const CITIES = { paris: { name: 'Paris' }, tokyo: { name: 'Tokyo' } } as const;
// Not part of the API.
const secret = 1;
export function total(fares: readonly Fare[]) { return fares.length + secret; }
`,
  'money/index.ts': "export { type Currency } from './currency';",
  'money/currency.ts': "export type Currency = 'USD' | 'EUR';",
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farekite-api-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Reads the entry point `fares` after replacing one text of its sources. */
function readFares(text = '', replacement = '') {
  for (const [file, source] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source.replace(text, replacement));
  }
  const entryPoint = readEntryPoints(folder, ['fares', 'money']).get('fares');
  if (!entryPoint) throw new Error('There is no entry point fares');
  return entryPoint;
}

describe('readEntryPoints', () => {
  it('reads every export by name, with its comments and inferred types', () => {
    expect(readFares().exported).toEqual([
      { name: 'CITIES', text: '/** @growing Cities may be added. */\nconst CITIES: {…};' },
      {
        name: 'Fare',
        text: `/** The price of a seat. */
interface Fare extends Limits {
    /** In whole units. */
    readonly amount: number;
    readonly currency: Currency;
}`,
      },
      { name: 'NO_FARE', text: 'const NO_FARE = 0;' },
      { name: 'total', text: 'function total(fares: readonly Fare[]): number;' },
    ]);
  });

  it('reads the internal types that exports use, and names the entry points of the others', () => {
    expect(readFares().internal).toEqual([
      { name: 'Limits', text: 'interface Limits {\n    readonly max: number;\n}' },
    ]);
    expect(readFares().imported).toEqual([{ name: 'Currency', from: 'money' }]);
  });

  it.each([
    ['the type of a member', 'amount: number', 'amount: string'],
    ['whether a member is optional', 'readonly amount:', 'readonly amount?:'],
    ['an inferred type', 'fares.length + secret', 'String(fares.length)'],
    ['a removed export', 'export const NO_FARE', 'const NO_FARE'],
    ['a comment', 'In whole units.', 'In cents.'],
    ['an internal type', 'readonly max: number', 'readonly max: string'],
    ['the value of a constant', 'NO_FARE = 0', 'NO_FARE = 1'],
  ])('notices a change of %s', (_what, text, replacement) => {
    expect(readFares(text, replacement)).not.toEqual(readFares());
  });

  it.each([
    ['the formatting', '{ readonly max: number }', '{\n  readonly max:   number;\n}'],
    ['an internal value', 'const secret = 1', 'const secret = 2'],
    ['an object with the tag @growing', "'Tokyo' }", "'Tokyo' }, rome: { name: 'Rome' }"],
    ['an internal comment', 'Not part of the API', 'Quite secret'],
  ])('ignores a change of %s', (_what, text, replacement) => {
    expect(readFares(text, replacement)).toEqual(readFares());
  });

  it('throws when an entry point exports nothing', () => {
    expect(() => readFares("export * from './fare';", '')).toThrow('fares/index.ts exports nothing');
  });
});
