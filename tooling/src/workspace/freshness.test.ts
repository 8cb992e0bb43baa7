import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { hashSources, isFresh, markBuiltFrom } from './freshness';

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
