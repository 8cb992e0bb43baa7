import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_SOURCES = new Set(['dist', 'node_modules', 'site', 'test-results', 'screenshots']);
/** Beside the release, not of it: what the build was made from. */
const STAMP = '.sources';

/** What the checks of a package read at the root of the workspace. */
const CHECK_CONFIGURATION = [
  '.gitignore',
  '.prettierignore',
  '.prettierrc.json',
  'eslint.config.ts',
  'package.json',
  'tsconfig.base.json',
];

function listFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** What the build reads, and no tests. */
function listSources(directory: string): string[] {
  return listFiles(directory).filter((file) => !/\.test\.tsx?$/.test(file));
}

function hashFiles(workspace: string, files: readonly string[]): Hash {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    if (existsSync(file)) hash.update(relative(workspace, file)).update('\0').update(readFileSync(file));
  }
  return hash;
}

/** What every build reads beside its own package. */
function listCommonSources(workspace: string): string[] {
  return ['shared', 'tooling'].flatMap((folder) => listSources(join(workspace, folder)));
}

/** One hash of everything that a package's build depends on in the workspace. */
export function hashSources(workspace: string, directory: string): string {
  const files = [...listSources(directory), ...listCommonSources(workspace)].sort();
  return hashFiles(workspace, [...files, join(workspace, 'package-lock.json')]).digest('hex');
}

/**
 * One hash of everything that the answer of a package's pipeline depends on: what its build does, its
 * tests, what configures its checks, and what is live with it.
 *
 * @param live labels; none of a shell where the workspace's own will do
 */
export function hashForPipeline(workspace: string, directory: string, live: readonly string[]): string {
  const shell = live.length === 0 ? listSources(join(workspace, 'shell')) : [];
  const files = new Set([...listFiles(directory), ...listCommonSources(workspace), ...shell]);
  const configuration = [...CHECK_CONFIGURATION, 'package-lock.json'].map((file) => join(workspace, file));
  return hashFiles(workspace, [...[...files].sort(), ...configuration])
    .update(`\0${live.join(' ')}`)
    .digest('hex');
}

/** Whether the package's `dist` was built from its sources as they are. */
export function isFresh(workspace: string, directory: string): boolean {
  const stamp = join(directory, 'dist', STAMP);
  return (
    existsSync(join(directory, 'dist', 'release.json')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources(workspace, directory)
  );
}

/**
 * Remembers what the package's `dist` was built from.
 * @param sources their hash from before the build: who saves a file meanwhile wants another
 */
export function markBuiltFrom(sources: string, directory: string): void {
  writeFileSync(join(directory, 'dist', STAMP), sources);
}
