/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDeclarations } from './declarations';

const SOURCES = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "lib": ["ES5"], "types": [] } }',
  'fares/index.ts': "export * from './fare';",
  'fares/fare.ts': `
import type { Currency } from '../money/currency';
import { count } from './count';
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
export function total(fares: readonly Fare[]) { return count(fares) + secret; }
`,
  'fares/count.ts': 'export function count(fares: readonly unknown[]) { return fares.length; }',
  'money/currency.ts': "export type Currency = 'USD' | 'EUR';",
};

const folder = mkdtempSync(join(tmpdir(), 'farekite-api-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function read(text = '', replacement = '') {
  for (const [file, source] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source.replace(text, replacement));
  }
  return readDeclarations(folder, ['fares']);
}

describe('readDeclarations', () => {
  const unchanged = read();

  it('reads every module that the entry point promises, with comments and inferred types', () => {
    expect([...unchanged.keys()]).toEqual(['fares/fare', 'fares/index', 'money/currency']);
    expect(unchanged.get('fares/fare')).toBe(`import type { Currency } from '../money/currency';
interface Limits {
    readonly max: number;
}
/** The price of a seat. */
export interface Fare extends Limits {
    /** In whole units. */
    readonly amount: number;
    readonly currency: Currency;
}
export declare const NO_FARE = 0;
/** @growing Cities may be added. */
export declare const CITIES: {…};
export declare function total(fares: readonly Fare[]): number;
export {};`);
  });

  it.each([
    ['whether a member is optional', 'readonly amount:', 'readonly amount?:'],
    ['an inferred type', 'count(fares) + secret', 'String(fares)'],
    ['a comment', 'In whole units.', 'In cents.'],
    ['a type of another folder', "'EUR'", "'CAD'"],
  ])('notices a change of %s', (_what, text, replacement) => {
    expect(read(text, replacement)).not.toEqual(unchanged);
  });

  it.each([
    ['the formatting', '{ readonly max: number }', '{\n  readonly max:   number;\n}'],
    ['an internal value', 'const secret = 1', 'const secret = 2'],
    ['an internal module', 'unknown[]', 'object[]'],
    ['an object with the tag @growing', "'Tokyo' }", "'Tokyo' }, rome: { name: 'Rome' }"],
  ])('ignores a change of %s', (_what, text, replacement) => {
    expect(read(text, replacement)).toEqual(unchanged);
  });

  it('throws what the compiler says about sources that it cannot write declarations for', () => {
    expect(() => read('const secret = 1', 'export const secret = class { private x = 1 }')).toThrow(
      "Property 'x' of exported anonymous class type may not be private",
    );
  });
});
