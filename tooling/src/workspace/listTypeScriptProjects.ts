import { basename, dirname, relative } from 'node:path';
import { listPackageFiles } from './buildStamp';

/**
 * The folders with a tsconfig.json, relative to the workspace, `.` for the workspace itself. The template of new remotes
 * is left out: it compiles once its placeholders are replaced.
 */
export function listTypeScriptProjects(workspace: string): string[] {
  return listPackageFiles(workspace)
    .filter((file) => basename(file) === 'tsconfig.json')
    .map((file) => relative(workspace, dirname(file)) || '.')
    .filter((folder) => !/^tooling[/\\]templates/.test(folder))
    .sort();
}
