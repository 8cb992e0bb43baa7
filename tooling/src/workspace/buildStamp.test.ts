import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { hashPipelineInputs, hashBuildInputs, isFresh, writeBuildStamp } from './buildStamp';

/** Writes files with new contents. */
function write(directory: string, ...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), `${file} ${String(performance.now())}`);
  }
}

/** A workspace with a remote that was just built. */
function builtWorkspace(): { workspace: string; directory: string } {
  const workspace = temporaryFolder();
  const directory = join(workspace, 'mfe-deals');
  write(
    workspace,
    'package-lock.json',
    'shared/contract/page.ts',
    'tooling/src/build.ts',
    'mfe-home/src/Home.tsx',
    'shell/src/App.tsx',
  );
  write(directory, 'package.json', 'src/Page.tsx', 'src/Page.test.tsx', 'dist/release.json');
  writeBuildStamp(directory, hashBuildInputs(workspace, directory));
  return { workspace, directory };
}

describe('A build', () => {
  it('is fresh while nothing has changed', () => {
    const { workspace, directory } = builtWorkspace();
    expect(isFresh(workspace, directory)).toBe(true);
  });

  it.each([
    ['a source', 'mfe-deals/src/Page.tsx'],
    ['its package.json', 'mfe-deals/package.json'],
    ['a new source', 'mfe-deals/src/Other.tsx'],
    ['a source in a folder that is called as one of results', 'mfe-deals/src/site/Page.tsx'],
    ['the contract package', 'shared/contract/page.ts'],
    ['the tooling', 'tooling/src/build.ts'],
    ['the lock file', 'package-lock.json'],
  ])('is stale once %s has changed', (_what, file) => {
    const { workspace, directory } = builtWorkspace();
    write(workspace, file);
    expect(isFresh(workspace, directory)).toBe(false);
  });

  it.each([
    ['a test', 'mfe-deals/src/Page.test.tsx'],
    ['a browser test', 'mfe-deals/e2e/page.spec.ts'],
    ['what browser tests share', 'e2e/support/site.ts'],
    ['another remote', 'mfe-home/src/Home.tsx'],
    ['a built file', 'mfe-deals/dist/browser/remoteEntry.js'],
    ['a hidden file of an editor', 'mfe-deals/src/.Page.tsx.swp'],
    ['a file of an installed package', 'mfe-deals/node_modules/x/index.js'],
  ])('stays fresh when %s has changed', (_what, file) => {
    const { workspace, directory } = builtWorkspace();
    write(workspace, file);
    expect(isFresh(workspace, directory)).toBe(true);
  });

  it('is stale once a source was removed', () => {
    const { workspace, directory } = builtWorkspace();
    rmSync(join(directory, 'src/Page.tsx'));
    expect(isFresh(workspace, directory)).toBe(false);
  });

  it.each(['release.json', '.sources'])('is stale without its %s', (file) => {
    const { workspace, directory } = builtWorkspace();
    rmSync(join(directory, 'dist', file));
    expect(isFresh(workspace, directory)).toBe(false);
  });

  it('is stale when a source was saved during the build', () => {
    const { workspace, directory } = builtWorkspace();
    const sourcesHash = hashBuildInputs(workspace, directory);
    write(directory, 'src/Page.tsx');
    writeBuildStamp(directory, sourcesHash);
    expect(isFresh(workspace, directory)).toBe(false);
  });
});

describe('hashPipelineInputs', () => {
  const LIVE = ['shell@0123456789abcdef'];

  /** Whether the hash is the same after files were changed and other releases went live. */
  function isSameAfterChangeOf(files: readonly string[], live = LIVE, liveThen = live): boolean {
    const { workspace, directory } = builtWorkspace();
    const before = hashPipelineInputs(workspace, directory, live);
    write(workspace, ...files);
    return hashPipelineInputs(workspace, directory, liveThen) === before;
  }

  it('is the same while nothing has changed', () => {
    expect(isSameAfterChangeOf([])).toBe(true);
  });

  it.each([
    ['a source', 'mfe-deals/src/Page.tsx'],
    ['a test', 'mfe-deals/src/Page.test.tsx'],
    ['a browser test', 'mfe-deals/e2e/page.spec.ts'],
    ['what browser tests share', 'e2e/support/site.ts'],
    ['its README', 'mfe-deals/README.md'],
    ['its package.json', 'mfe-deals/package.json'],
    ['the contract package', 'shared/contract/page.ts'],
    ['the tooling', 'tooling/src/build.ts'],
    ['the lock file', 'package-lock.json'],
    ['the configuration of lint', 'eslint.config.ts'],
    ['the configuration of the format', '.prettierrc.json'],
    ['the list of unformatted files', '.prettierignore'],
    ['the configuration of the compiler', 'tsconfig.base.json'],
  ])('changes with %s', (_what, file) => {
    expect(isSameAfterChangeOf([file])).toBe(false);
  });

  it('changes with the live shell', () => {
    expect(isSameAfterChangeOf([], LIVE, ['shell@fedcba9876543210'])).toBe(false);
  });

  it.each([
    ['another remote', 'mfe-home/src/Home.tsx'],
    ["another remote's browser test", 'mfe-home/e2e/home.spec.ts'],
    ['a browser test of the whole site', 'e2e/tests/language.spec.ts'],
    ['the sources of the shell, while a shell is live', 'shell/src/App.tsx'],
    ['a built file', 'mfe-deals/dist/release.json'],
    ['a test of the tooling', 'tooling/src/build.test.ts'],
    ['the record of a pipeline', '.farekite/pipeline/mfe-deals.passed'],
  ])('does not change with %s', (_what, file) => {
    expect(isSameAfterChangeOf([file])).toBe(true);
  });

  it('changes with the sources of the shell while no shell is live', () => {
    expect(isSameAfterChangeOf(['shell/src/App.tsx'], [])).toBe(false);
  });
});
