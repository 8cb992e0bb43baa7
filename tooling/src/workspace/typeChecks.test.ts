import { join, relative } from 'node:path';
import ts from 'typescript';
import { listPackageFiles } from './listPackageFiles';
import { readPackageJson } from '../pages/readPackageJson';

const WORKSPACE = join(__dirname, '../../..');
/** The workspace's own project contains those of all packages; the worker has another platform's types. */
const PROJECTS = ['.', 'deploy/worker'];

/** The files that a project compiles because its tsconfig.json includes them, relative to the workspace. */
function filesOf(project: string): string[] {
  const file = join(WORKSPACE, project, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  return ts
    .parseJsonConfigFileContent(config, ts.sys, join(WORKSPACE, project))
    .fileNames.map((name) => relative(WORKSPACE, name));
}

it('the types of every TypeScript file are checked, once', () => {
  expect(readPackageJson(WORKSPACE).scripts?.types).toBe('tsc && tsc -p deploy/worker');
  const sources = listPackageFiles(WORKSPACE)
    .filter((file) => /\.[cm]?tsx?$/.test(file))
    .map((file) => relative(WORKSPACE, file))
    .filter((file) => !file.startsWith('tooling/templates/'));
  expect(sources.length).toBeGreaterThan(500);
  const checked = PROJECTS.flatMap(filesOf);
  expect(sources.filter((file) => !checked.includes(file))).toEqual([]);
  expect(checked).toHaveLength(new Set(checked).size);
});
