import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Names of the folders of a package, or of the workspace, that builds and tests write into. */
const WRITTEN = new Set(['dist', 'site', 'test-results', 'screenshots']);
/** The file in `dist` with the hash of the sources that were built. It is not part of the release. */
const STAMP = '.sources';

/** The files at the root of the workspace that lint, format and types of every package depend on. */
const CHECK_CONFIGURATION = [
  '.gitignore',
  '.prettierignore',
  '.prettierrc.json',
  'eslint.config.ts',
  'package.json',
  'tsconfig.base.json',
];

/** Whether a folder has no sources. Deeper in a package, those called `site` do. */
function isWritten(directory: string, name: string): boolean {
  return name === 'node_modules' || (WRITTEN.has(name) && existsSync(join(directory, 'package.json')));
}

/** The files of a package or of the workspace, without hidden ones and without the results of builds and tests. */
export function listPackageFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (isWritten(directory, entry.name) || entry.name.startsWith('.')) return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? listPackageFiles(path) : [path];
  });
}

/** The folder of a package with its browser tests, and that of the package with what they share. */
export const BROWSER_TESTS = 'e2e';

/** The files that a build of the package depends on: all but its tests. */
function listSources(directory: string): string[] {
  const browserTests = join(directory, BROWSER_TESTS, sep);
  return listPackageFiles(directory).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(browserTests),
  );
}

/** What the browser tests of every package depend on. */
function listTestSupport(workspace: string): string[] {
  const folder = join(workspace, BROWSER_TESTS);
  const support = join(folder, 'support');
  return [...(existsSync(support) ? listPackageFiles(support) : []), join(folder, 'playwright.config.ts')];
}

/** Hashes paths and contents of files, and the version of Node, which may change what a build writes. */
function hashFiles(workspace: string, files: readonly string[]): Hash {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    if (existsSync(file)) hash.update(relative(workspace, file)).update('\0').update(readFileSync(file));
  }
  return hash;
}

/** The sources that the build of every package depends on. */
function listCommonSources(workspace: string): string[] {
  return ['shared', 'tooling'].flatMap((folder) => listSources(join(workspace, folder)));
}

/** A hash of what the builds of all packages depend on. */
export function hashCommonInputs(workspace: string): string {
  const files = [...listCommonSources(workspace).sort(), join(workspace, 'package-lock.json')];
  return hashFiles(workspace, files).digest('hex');
}

/**
 * A hash of everything in the workspace that the build of a package depends on.
 *
 * @param commonHash from {@link hashCommonInputs}, for those who hash several packages
 */
export function hashBuildInputs(
  workspace: string,
  directory: string,
  commonHash = hashCommonInputs(workspace),
): string {
  return hashFiles(workspace, listSources(directory).sort()).update(`\0${commonHash}`).digest('hex');
}

/**
 * A hash of everything that the result of a package's pipeline depends on: its sources and tests, the
 * sources of the contract, the tooling and the support of browser tests, the configuration of the checks, and the live
 * releases.
 *
 * @param live the labels of the live releases that the package is checked with; when there are none, the
 *   pipeline builds the workspace's shell, and its sources are part of the hash
 */
export function hashPipelineInputs(workspace: string, directory: string, live: readonly string[]): string {
  const shell = live.length === 0 ? listSources(join(workspace, 'shell')) : [];
  const files = new Set([
    ...listPackageFiles(directory),
    ...listCommonSources(workspace),
    ...listTestSupport(workspace),
    ...shell,
  ]);
  const configuration = [...CHECK_CONFIGURATION, 'package-lock.json'].map((file) => join(workspace, file));
  return hashFiles(workspace, [...[...files].sort(), ...configuration])
    .update(`\0${live.join(' ')}`)
    .digest('hex');
}

/** Whether the package's `dist` was built from its present sources. @param commonHash as for {@link hashBuildInputs} */
export function isFresh(workspace: string, directory: string, commonHash?: string): boolean {
  const stamp = join(directory, 'dist', STAMP);
  return (
    existsSync(join(directory, 'dist', 'release.json')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashBuildInputs(workspace, directory, commonHash)
  );
}

/**
 * Records which sources the package's `dist` was built from.
 *
 * @param sourcesHash from before the build, so that a file which is saved during the build makes it stale
 */
export function writeBuildStamp(directory: string, sourcesHash: string): void {
  writeFileSync(join(directory, 'dist', STAMP), sourcesHash);
}
