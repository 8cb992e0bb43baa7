import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '@farekite/shared/package.json';
import semver from 'semver';
import { temporaryFolder } from '../testing/temporaryFolder';

jest.mock('../compose/runInSandbox');

const WORKSPACE = join(__dirname, '../../..');
const COMPILER = require.resolve('typescript/bin/tsc');
const COMPILE_MS = 120_000;
const NEXT_MINOR = semver.inc(sharedPackage.version, 'minor') ?? '';

type Edit = readonly [file: string, text: string, replacement: string];

/** Creates a changed copy of the contract package, and a tsconfig that compiles a remote against it. */
function projectAgainst(remote: string, ...edits: readonly Edit[]): string {
  const folder = temporaryFolder();
  cpSync(join(WORKSPACE, 'shared'), join(folder, 'shared'), {
    recursive: true,
    filter: (source) => !source.endsWith('node_modules'),
  });
  for (const [file, text, replacement] of edits) {
    const source = readFileSync(join(folder, 'shared', file), 'utf8');
    if (!source.includes(text)) throw new Error(`shared/${file} has no "${text}"`);
    writeFileSync(join(folder, 'shared', file), source.replace(text, replacement));
  }
  symlinkSync(join(WORKSPACE, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(WORKSPACE, 'tooling/tsconfig/browser.json'),
      compilerOptions: { paths: { '@farekite/shared/*': [join(folder, 'shared/*')] } },
      include: [join(WORKSPACE, remote, 'src')],
    }),
  );
  return folder;
}

/** The errors that the compiler prints; empty when there are none. */
function compile(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMPILER, '-p', folder], (_error, stdout) => {
      resolve(stdout);
    });
  });
}

describe('A remote that was written against the current contract', () => {
  it(
    'compiles, with its tests, against a minor version that adds an optional prop and a language of the site',
    async () => {
      const folder = projectAgainst(
        'mfe-booking',
        ['protocol/contractVersion.ts', `'${sharedPackage.version}'`, `'${NEXT_MINOR}'`],
        [
          'contract/page.tsx',
          'readonly site: SiteDetails;',
          "readonly site: SiteDetails;\n  readonly currency?: 'USD' | 'EUR';",
        ],
        [
          'language/Language.ts',
          "  es: { locale: 'es-US'",
          "  fr: { locale: 'fr-US', name: 'Français', englishName: 'French' },\n  es: { locale: 'es-US'",
        ],
        ['language/dateLocales.ts', 'en: enUS, es }', 'en: enUS, es, fr: es }'],
        ['locales/en/shared.json', '"close": "Close"', '"close": "Close", "closeAll": "Close all"'],
      );
      expect(await compile(folder)).toBe('');
    },
    COMPILE_MS,
  );

  it(
    'does not compile against a version that removes a function it uses',
    async () => {
      const folder = projectAgainst('mfe-booking', [
        'contract/page.tsx',
        'export function useSite()',
        'export function useAgency()',
      ]);
      expect(await compile(folder)).toMatch(/mfe-booking\/src\/.*has no exported member.* 'useSite'/);
    },
    COMPILE_MS,
  );
});

describe('The packages of the workspace', () => {
  const ranges = readdirSync(WORKSPACE)
    .filter((folder) => existsSync(join(WORKSPACE, folder, 'package.json')))
    .flatMap((folder) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8'),
      ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
      const range = { ...devDependencies, ...dependencies }['@farekite/shared'];
      return range ? [[folder, range] as const] : [];
    });

  it.each(ranges)(
    'accept the next minor version of the contract as well as this one: %s',
    (_folder, range) => {
      expect(semver.satisfies(sharedPackage.version, range)).toBe(true);
      expect(semver.satisfies(NEXT_MINOR, range)).toBe(true);
    },
  );

  it('were found: more than five depend on the contract', () => {
    expect(ranges.length).toBeGreaterThan(5);
  });
});
