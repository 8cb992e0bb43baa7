import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the folders of a package, or of the workspace, that builds and tests write into. */
const WRITTEN = new Set(['dist', 'site', 'test-results', 'screenshots']);

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
