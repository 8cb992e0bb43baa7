import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '@farekite/shared/package.json';
import semver from 'semver';
import { temporaryFolder } from '../testing/temporaryFolder';
import { listSitePackages } from '../workspace/workspace';

const WORKSPACE = join(__dirname, '../../..');
const COMPILER = require.resolve('typescript/bin/tsc');
const COMPILE_MS = 120_000;
const NEXT_MINOR = semver.inc(sharedPackage.version, 'minor') ?? '';

/** `$&` in the replacement stands for the text. */
type Edit = readonly [file: string, text: string, replacement: string];

/** Creates a changed copy of the contract package, and a tsconfig that compiles mfe-booking against it. */
function projectAgainst(...edits: readonly Edit[]): string {
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
      include: [join(WORKSPACE, 'mfe-booking/src')],
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
        ['protocol/contractVersion.ts', `'${sharedPackage.version}'`, `'${NEXT_MINOR}'`],
        ['contract/page.tsx', 'readonly site: SiteDetails;', '$& readonly currency?: string;'],
        [
          'language/Language.ts',
          "  es: { locale: 'es-US'",
          "  fr: { locale: 'fr-US', name: 'Français', englishName: 'French' },\n$&",
        ],
        ['language/dateLocales.ts', 'en: enUS, es }', 'en: enUS, es, fr: es }'],
        ['locales/en/shared.json', '"close": "Close"', '$&, "closeAll": "Close all"'],
      );
      expect(await compile(folder)).toBe('');
    },
    COMPILE_MS,
  );

  it(
    'does not compile against a version that removes a function it uses',
    async () => {
      const folder = projectAgainst(['contract/page.tsx', 'function useSite()', 'function useAgency()']);
      expect(await compile(folder)).toMatch(/mfe-booking\/src\/.*has no exported member.* 'useSite'/);
    },
    COMPILE_MS,
  );
});

it('The shell and every remote accept the next minor version of the contract as well as this one', () => {
  const packages = listSitePackages(WORKSPACE);
  expect(packages.length).toBeGreaterThan(5);
  for (const directory of packages) {
    const packageJson = readFileSync(join(directory, 'package.json'), 'utf8');
    const [, range = ''] = /"@farekite\/shared": "(.*)"/.exec(packageJson) ?? [];
    expect(semver.satisfies(sharedPackage.version, range)).toBe(true);
    expect(semver.satisfies(NEXT_MINOR, range)).toBe(true);
  }
});
