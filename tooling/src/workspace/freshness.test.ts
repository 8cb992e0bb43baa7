import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { hashForPipeline, hashSources, isFresh, markBuiltFrom } from './freshness';

function write(directory: string, ...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), `${file} ${String(performance.now())}`);
  }
}

/** A workspace with a remote that was just built. */
function builtWorkspace(): { workspace: string; room: string } {
  const workspace = temporaryFolder();
  const room = join(workspace, 'mfe-deals');
  write(
    workspace,
    'package-lock.json',
    'shared/contract/page.ts',
    'tooling/src/build.ts',
    'mfe-home/src/Home.tsx',
    'shell/src/App.tsx',
  );
  write(room, 'package.json', 'src/Page.tsx', 'src/Page.test.tsx', 'dist/release.json');
  markBuiltFrom(hashSources(workspace, room), room);
  return { workspace, room };
}

describe('A build', () => {
  it('is fresh while nothing has changed', () => {
    const { workspace, room } = builtWorkspace();
    expect(isFresh(workspace, room)).toBe(true);
  });

  it.each([
    ['a source', 'mfe-deals/src/Page.tsx'],
    ['its package.json', 'mfe-deals/package.json'],
    ['a new source', 'mfe-deals/src/Other.tsx'],
    ['the contract package', 'shared/contract/page.ts'],
    ['the tooling', 'tooling/src/build.ts'],
    ['an installed package', 'package-lock.json'],
  ])('is stale once %s has changed', (_what, file) => {
    const { workspace, room } = builtWorkspace();
    write(workspace, file);
    expect(isFresh(workspace, room)).toBe(false);
  });

  it.each([
    ['a test', 'mfe-deals/src/Page.test.tsx'],
    ['another remote', 'mfe-home/src/Home.tsx'],
    ['what was built', 'mfe-deals/dist/browser/remoteEntry.js'],
    ['a file that an editor hides', 'mfe-deals/src/.Page.tsx.swp'],
    ['an installed package’s file', 'mfe-deals/node_modules/x/index.js'],
  ])('stays fresh when %s has changed', (_what, file) => {
    const { workspace, room } = builtWorkspace();
    write(workspace, file);
    expect(isFresh(workspace, room)).toBe(true);
  });

  it('is stale once a source is gone', () => {
    const { workspace, room } = builtWorkspace();
    rmSync(join(room, 'src/Page.tsx'));
    expect(isFresh(workspace, room)).toBe(false);
  });

  it.each(['release.json', '.sources'])('is stale without its %s', (file) => {
    const { workspace, room } = builtWorkspace();
    rmSync(join(room, 'dist', file));
    expect(isFresh(workspace, room)).toBe(false);
  });

  it('is stale when a source was saved while it was made', () => {
    const { workspace, room } = builtWorkspace();
    const sources = hashSources(workspace, room);
    write(room, 'src/Page.tsx');
    markBuiltFrom(sources, room);
    expect(isFresh(workspace, room)).toBe(false);
  });
});

describe('The answer of a pipeline', () => {
  const LIVE = ['shell@0123456789abcdef'];

  /** Whether the answer holds before and after a change. */
  function holds(change: (workspace: string) => void, live = LIVE, liveThen = live): boolean {
    const { workspace, room } = builtWorkspace();
    const before = hashForPipeline(workspace, room, live);
    change(workspace);
    return hashForPipeline(workspace, room, liveThen) === before;
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
