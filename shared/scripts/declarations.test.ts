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

function read(sources: Readonly<Record<string, string>>) {
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return readDeclarations(folder, ['fares']);
}

describe('readDeclarations', () => {
  it('reads every module that the entry point promises, with comments and inferred types, and nothing internal', () => {
    const modules = read(SOURCES);
    expect([...modules.keys()]).toEqual(['fares/fare', 'fares/index', 'money/currency']);
    expect(modules.get('fares/fare')).toBe(`import type { Currency } from '../money/currency';
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

  it('throws what the compiler says about sources that it cannot write declarations for', () => {
    const source = 'export const secret = class { private x = 1 }';
    expect(() => read({ ...SOURCES, 'fares/fare.ts': source })).toThrow(
      "Property 'x' of exported anonymous class type may not be private",
    );
  });
});
