import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '@farekite/shared/package.json';
import semver from 'semver';
import { temporaryFolder } from '../testing/temporaryFolder';
import { listSitePackages } from '../workspace/workspace';

const WORKSPACE = join(__dirname, '../../..');
const COMPILER = require.resolve('typescript/bin/tsc');
const NEXT_MINOR = semver.inc(sharedPackage.version, 'minor') ?? '';

/** What a minor version may add: an optional prop, a language of the site, a text. `$&` stands for the text before. */
const ADDITIONS: readonly (readonly [file: string, text: string, replacement: string])[] = [
  ['protocol/contractVersion.ts', `'${sharedPackage.version}'`, `'${NEXT_MINOR}'`],
  ['contract/page.tsx', 'readonly site: SiteDetails;', '$& readonly currency?: string;'],
  [
    'language/Language.ts',
    "  es: { locale: 'es-US'",
    "  fr: { locale: 'fr-US', name: 'Français', englishName: 'French' },\n$&",
  ],
  ['language/dateLocales.ts', 'en: enUS, es }', 'en: enUS, es, fr: es }'],
  ['locales/en/shared.json', '"close": "Close"', '$&, "closeAll": "Close all"'],
];
/** What it may not: without this function mfe-booking does not compile, which shows that the copy is what it meets. */
const REMOVAL = ['contract/page.tsx', 'function useSite()', 'function useAgency()'] as const;

it('A remote that was written against the current contract compiles, with its tests, against what a minor version may add', () => {
  const folder = temporaryFolder();
  cpSync(join(WORKSPACE, 'shared'), join(folder, 'shared'), {
    recursive: true,
    filter: (source) => !source.endsWith('node_modules'),
  });
  for (const [file, text, replacement] of [...ADDITIONS, REMOVAL]) {
    const source = readFileSync(join(folder, 'shared', file), 'utf8');
    expect(source).toContain(text);
    writeFileSync(join(folder, 'shared', file), source.replace(text, replacement));
  }
  symlinkSync(join(WORKSPACE, 'node_modules'), join(folder, 'node_modules'));
  const project = {
    extends: join(WORKSPACE, 'tooling/tsconfig/browser.json'),
    compilerOptions: { paths: { '@farekite/shared/*': [join(folder, 'shared/*')] } },
    include: [join(WORKSPACE, 'mfe-booking/src')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const { stdout } = spawnSync(process.execPath, [COMPILER, '-p', folder], { encoding: 'utf8' });
  const others = stdout.replace(/^.*mfe-booking\/src\/.*has no exported member.* 'useSite'.*\n/gm, '');
  expect({ others, hasMissed: others !== stdout }).toEqual({ others: '', hasMissed: true });
}, 120_000);

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
