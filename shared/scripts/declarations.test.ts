/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDoors } from './declarations';

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
/** @growing A city more is no news. */
export const CITIES = ['Paris', 'Tokyo'] as const;
// Nobody outside is told of this.
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

/** What the door of the fares offers, with one text of its sources replaced. */
function fares(text = '', replacement = '') {
  for (const [file, source] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source.replace(text, replacement));
  }
  const door = readDoors(folder, ['fares', 'money']).get('fares');
  if (!door) throw new Error('There is no such door');
  return door;
}

describe('A door', () => {
  it('tells every export by name, with its comments and what the compiler found out', () => {
    expect(fares().exported).toEqual([
      { name: 'CITIES', text: '/** @growing A city more is no news. */\nconst CITIES: readonly […];' },
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

  it('tells what its exports are made of, and which door tells the rest', () => {
    expect(fares().underlying).toEqual([
      { name: 'Limits', text: 'interface Limits {\n    readonly max: number;\n}' },
    ]);
    expect(fares().borrowed).toEqual([{ name: 'Currency', door: 'money' }]);
  });

  it.each([
    ['the type of a member', 'amount: number', 'amount: string'],
    ['a member that may be missing', 'readonly amount:', 'readonly amount?:'],
    ['an inferred type', 'fares.length + secret', 'String(fares.length)'],
    ['a removed export', 'export const NO_FARE', 'const NO_FARE'],
    ['a comment', 'In whole units.', 'In cents.'],
    ['what is not exported itself', 'readonly max: number', 'readonly max: string'],
    ['the value of a constant', 'NO_FARE = 0', 'NO_FARE = 1'],
  ])('shows a change of %s', (_what, text, replacement) => {
    expect(fares(text, replacement)).not.toEqual(fares());
  });

  it.each([
    ['how it is laid out', '{ readonly max: number }', '{\n  readonly max:   number;\n}'],
    ['what nobody outside sees', 'const secret = 1', 'const secret = 2'],
    ['a list that grows with the site', "'Tokyo'", "'Tokyo', 'London'"],
    ['a comment for those who work on it', 'Nobody outside is told of this', 'Quite secret'],
  ])('shows nothing of a change of %s', (_what, text, replacement) => {
    expect(fares(text, replacement)).toEqual(fares());
  });

  it('is refused when it cannot be read', () => {
    expect(() => fares("export * from './fare';", '')).toThrow('fares/index.ts exports nothing');
  });
});
