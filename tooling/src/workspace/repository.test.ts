import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { chunkName } from '../pages/pageNames';
import { readPackageJson } from '../pages/readPackageJson';
import { readRouteTable } from '../pages/routes';
import { listPackageFiles } from './workspace';

const WORKSPACE = join(__dirname, '../../..');

interface Manifest {
  readonly jest?: { readonly projects?: readonly string[] };
  readonly 'size-limit'?: readonly { readonly name: string; readonly path: string }[];
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')) as Manifest;

/** Relative to the workspace. */
function filesOf(project: string): string[] {
  const file = join(WORKSPACE, project, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  return ts
    .parseJsonConfigFileContent(config, ts.sys, join(WORKSPACE, project))
    .fileNames.map((name) => relative(WORKSPACE, name));
}

it('The types of every TypeScript file are checked, once', () => {
  // The workspace's own project contains those of all packages; the worker has another platform's types.
  expect(readPackageJson(WORKSPACE).scripts?.types).toBe('tsc && tsc -p deploy/worker');
  const checked = ['.', 'deploy/worker'].flatMap(filesOf);
  const sources = listPackageFiles(WORKSPACE)
    .filter((file) => /\.[cm]?tsx?$/.test(file))
    .map((file) => relative(WORKSPACE, file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => !checked.includes(file))).toEqual([]);
  expect(checked).toHaveLength(new Set(checked).size);
});

it('Jest runs the tests of every package that configures it', () => {
  const packages = readdirSync(WORKSPACE).filter((name) => existsSync(join(WORKSPACE, name, 'package.json')));
  const projects = manifestOf('.').jest?.projects?.join('|').replace('*', '.*') ?? '';
  const configured = packages.filter((name) => manifestOf(name).jest);
  expect(configured.filter((name) => !new RegExp(`^(?:${projects})$`).test(name))).toEqual([]);
});

it('docs/specification.md gives each requirement an identifier, and a test names each', () => {
  // `- **HOME-12** leads to the four guides`
  const specification = readFileSync(join(WORKSPACE, 'docs/specification.md'), 'utf8');
  const requirements = Array.from(specification.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\* \S/gm), ([, id]) => id);
  // The end of a test's title: `… [HOME-12, DEAL-2]'`
  const cited = listPackageFiles(WORKSPACE)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\[([A-Z0-9]+-\d+(?:,\s+[A-Z0-9]+-\d+)*)\]['"`]/g)])
    .flatMap(([, ids = '']) => ids.split(/,\s+/));
  expect(requirements.length).toBeGreaterThan(0);
  expect(requirements).toHaveLength(new Set(requirements).size);
  expect([...new Set(cited)].sort()).toEqual([...requirements].sort());
});

it.each(Object.entries(readRouteTable(WORKSPACE)))('%s has a budget for its script', (path, { remote }) => {
  const budget = manifestOf(remote)['size-limit']?.find(({ name }) => name === `script of ${path}`);
  expect(budget?.path).toMatch(new RegExp(`^dist/browser/\\{remoteEntry,.*\\b${chunkName(path)}\\}\\.js$`));
});
