import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { hashForPipeline, hashSources, isFresh, markBuiltFrom } from './buildStamp';

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
  markBuiltFrom(hashSources(workspace, directory), directory);
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
    ['the contract package', 'shared/contract/page.ts'],
    ['the tooling', 'tooling/src/build.ts'],
    ['an installed package', 'package-lock.json'],
  ])('is stale once %s has changed', (_what, file) => {
    const { workspace, directory } = builtWorkspace();
    write(workspace, file);
    expect(isFresh(workspace, directory)).toBe(false);
  });

  it.each([
    ['a test', 'mfe-deals/src/Page.test.tsx'],
    ['another remote', 'mfe-home/src/Home.tsx'],
    ['what was built', 'mfe-deals/dist/browser/remoteEntry.js'],
    ['a file that an editor hides', 'mfe-deals/src/.Page.tsx.swp'],
    ['an installed package’s file', 'mfe-deals/node_modules/x/index.js'],
  ])('stays fresh when %s has changed', (_what, file) => {
    const { workspace, directory } = builtWorkspace();
    write(workspace, file);
    expect(isFresh(workspace, directory)).toBe(true);
  });

  it('is stale once a source is gone', () => {
    const { workspace, directory } = builtWorkspace();
    rmSync(join(directory, 'src/Page.tsx'));
    expect(isFresh(workspace, directory)).toBe(false);
  });

  it.each(['release.json', '.sources'])('is stale without its %s', (file) => {
    const { workspace, directory } = builtWorkspace();
    rmSync(join(directory, 'dist', file));
    expect(isFresh(workspace, directory)).toBe(false);
  });

  it('is stale when a source was saved while it was made', () => {
    const { workspace, directory } = builtWorkspace();
    const sources = hashSources(workspace, directory);
    write(directory, 'src/Page.tsx');
    markBuiltFrom(sources, directory);
    expect(isFresh(workspace, directory)).toBe(false);
  });
});

describe('The answer of a pipeline', () => {
  const LIVE = ['shell@0123456789abcdef'];

  /** Whether the answer holds before and after a change. */
  function holds(change: (workspace: string) => void, live = LIVE, liveThen = live): boolean {
    const { workspace, directory } = builtWorkspace();
    const before = hashForPipeline(workspace, directory, live);
    change(workspace);
    return hashForPipeline(workspace, directory, liveThen) === before;
  }

  it('holds while nothing has changed', () => {
    expect(holds(() => undefined)).toBe(true);
  });

  it.each([
    ['a source', 'mfe-deals/src/Page.tsx'],
    ['a test', 'mfe-deals/src/Page.test.tsx'],
    ['its README', 'mfe-deals/README.md'],
    ['its package.json', 'mfe-deals/package.json'],
    ['the contract package', 'shared/contract/page.ts'],
    ['the tooling', 'tooling/src/build.ts'],
    ['an installed package', 'package-lock.json'],
    ['what configures lint', 'eslint.config.ts'],
    ['what configures the format', '.prettierrc.json'],
    ['what has no format', '.prettierignore'],
    ['what configures the types', 'tsconfig.base.json'],
  ])('no longer holds once %s has changed', (_what, file) => {
    expect(
      holds((workspace) => {
        write(workspace, file);
      }),
    ).toBe(false);
  });

  it('no longer holds once another shell is live', () => {
    expect(holds(() => undefined, LIVE, ['shell@fedcba9876543210'])).toBe(false);
  });

  it.each([
    ['another remote', 'mfe-home/src/Home.tsx'],
    ['the shell, while one is live', 'shell/src/App.tsx'],
    ['what was built', 'mfe-deals/dist/release.json'],
    ['a test of the tooling', 'tooling/src/build.test.ts'],
    ['an answer', '.farekite/pipeline/mfe-deals.passed'],
  ])('holds when %s has changed', (_what, file) => {
    expect(
      holds((workspace) => {
        write(workspace, file);
      }),
    ).toBe(true);
  });

  it('depends on the sources of the shell where none is live', () => {
    const change = (workspace: string) => {
      write(workspace, 'shell/src/App.tsx');
    };
    expect(holds(change, [])).toBe(false);
  });
});
