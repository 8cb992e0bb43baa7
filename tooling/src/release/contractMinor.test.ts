import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '@farekite/shared/package.json';
import semver from 'semver';
import { temporaryFolder } from '../testing/temporaryFolder';

const WORKSPACE = join(__dirname, '../../..');
const COMPILE_MS = 120_000;
const NEXT_MINOR = semver.inc(sharedPackage.version, 'minor') ?? '';

type Edit = readonly [file: string, text: string, replacement: string];

/** A remote as it stands, to be compiled against a changed copy of the contract package. */
function remoteAgainst(remote: string, ...edits: readonly Edit[]): string {
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
      extends: join(WORKSPACE, 'tooling/tsconfig/room.json'),
      compilerOptions: { paths: { '@farekite/shared/*': [join(folder, 'shared/*')] } },
      include: [join(WORKSPACE, remote, 'src')],
    }),
  );
  return folder;
}

/** What the compiler has against it; empty when nothing. */
function compile(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', folder], (_error, stdout) => {
      resolve(stdout);
    });
  });
}

describe('A remote that was written against the contract of today', () => {
  it(
    'compiles as it is, tests and all, against a minor version with an optional prop more',
    async () => {
      const folder = remoteAgainst(
        'mfe-booking',
        ['contract/version.ts', `'${sharedPackage.version}'`, `'${NEXT_MINOR}'`],
        [
          'contract/page.tsx',
          'readonly site: SiteDetails;',
          "readonly site: SiteDetails;\n  readonly currency?: 'USD' | 'EUR';",
        ],
      );
      expect(await compile(folder)).toBe('');
    },
    COMPILE_MS,
  );

  it(
    'does not against one that takes away what it uses',
    async () => {
      const folder = remoteAgainst('mfe-booking', [
        'contract/page.tsx',
        'export function useSite()',
        'export function useAgency()',
      ]);
      expect(await compile(folder)).toMatch(/mfe-booking\/src\/.*has no exported member.* 'useSite'/);
    },
    COMPILE_MS,
  );
});

describe('Every room of the workspace', () => {
  const ranges = readdirSync(WORKSPACE)
    .filter((room) => existsSync(join(WORKSPACE, room, 'package.json')))
    .flatMap((room) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(WORKSPACE, room, 'package.json'), 'utf8'),
      ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
      const range = { ...devDependencies, ...dependencies }['@farekite/shared'];
      return range ? [[room, range] as const] : [];
    });

  it.each(ranges)('takes the next minor version of the contract as it takes this one: %s', (_room, range) => {
    expect(semver.satisfies(sharedPackage.version, range)).toBe(true);
    expect(semver.satisfies(NEXT_MINOR, range)).toBe(true);
  });

  it('is asked', () => {
    expect(ranges.length).toBeGreaterThan(5);
  });
});
