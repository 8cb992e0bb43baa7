import { join, relative } from 'node:path';
import ts from 'typescript';
import { listPackageFiles } from './buildStamp';
import { listTypeScriptProjects } from './listTypeScriptProjects';

const WORKSPACE = join(__dirname, '../../..');

/** The files that a project compiles because its tsconfig.json includes them, relative to the workspace. */
function filesOf(project: string): string[] {
  const file = join(WORKSPACE, project, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  return ts
    .parseJsonConfigFileContent(config, ts.sys, join(WORKSPACE, project))
    .fileNames.map((name) => relative(WORKSPACE, name));
}

describe('listTypeScriptProjects', () => {
  const projects = listTypeScriptProjects(WORKSPACE);

  it('finds the packages, the workspace and the worker', () => {
    expect(projects).toEqual(expect.arrayContaining(['.', 'deploy/worker', 'mfe-deals', 'shell', 'tooling']));
  });

  it('finds a project for every TypeScript file, so that npm test checks its types', () => {
    const included = new Set(projects.flatMap(filesOf));
    const sources = listPackageFiles(WORKSPACE)
      .filter((file) => /\.[cm]?tsx?$/.test(file))
      .map((file) => relative(WORKSPACE, file))
      .filter((file) => !file.startsWith('tooling/templates/'));
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.filter((file) => !included.has(file))).toEqual([]);
  });
});
