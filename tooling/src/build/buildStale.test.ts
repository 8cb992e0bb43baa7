import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fakeDeals } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { hashBuildInputs, writeBuildStamp } from '../workspace/buildStamp';
import { run } from '../workspace/run';
import { build } from './build';
import { buildStale } from './buildStale';

jest.mock('./build');
jest.mock('../workspace/run');

const { release } = fakeDeals('Live');

let workspace: string;
/** What was built where: `this process: mfe-deals`. */
let built: string[];

function write(file: string, content: string): void {
  const path = join(workspace, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
}

function writeResult(directory: string): void {
  write(join(basename(directory), 'dist/release.json'), '{}');
}

beforeEach(() => {
  workspace = temporaryFolder();
  built = [];
  write('package.json', JSON.stringify({ workspaces: ['shell', 'mfe-deals'] }));
  write('package-lock.json', '{}');
  write('node_modules/@farekite/shared/package.json', JSON.stringify({ version: '1.0.0' }));
  write(
    'node_modules/@farekite/shared/contract/routes.json',
    JSON.stringify({ '/first-class-deals': { remote: 'mfe-deals' } }),
  );
  for (const name of ['shell', 'mfe-deals']) write(`${name}/package.json`, JSON.stringify({ name }));
  for (const name of ['shared', 'tooling', 'shell', 'mfe-deals']) write(`${name}/src/${name}.ts`, name);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.mocked(build).mockImplementation((directory) => {
    built.push(`this process: ${basename(directory)}`);
    writeResult(directory);
    return Promise.resolve(release);
  });
  jest.mocked(run).mockImplementation((_command, _args, { cwd }) => {
    built.push(`another process: ${basename(cwd)}`);
    writeResult(cwd);
    writeBuildStamp(cwd, hashBuildInputs(workspace, cwd));
    return Promise.resolve(0);
  });
});

describe('buildStale', () => {
  it('builds what has changed, in processes of their own', async () => {
    await expect(buildStale(workspace)).resolves.toEqual(['shell', 'mfe-deals']);
    write('mfe-deals/src/mfe-deals.ts', 'changed');
    await expect(buildStale(workspace)).resolves.toEqual(['mfe-deals']);
    await expect(buildStale(workspace)).resolves.toEqual([]);
    expect(built).toEqual(['shell', 'mfe-deals', 'mfe-deals'].map((name) => `another process: ${name}`));
  });

  it('builds a single package in this process where it may', async () => {
    const options = { inThisProcess: true, directories: [join(workspace, 'mfe-deals')] };
    await expect(buildStale(workspace, options)).resolves.toEqual(['mfe-deals']);
    await expect(buildStale(workspace, options)).resolves.toEqual([]);
    expect(built).toEqual(['this process: mfe-deals']);
  });

  it('builds several packages at once, also where it may build in this process', async () => {
    await buildStale(workspace, { inThisProcess: true });
    expect(built).toEqual(['another process: shell', 'another process: mfe-deals']);
  });

  it('builds the others, too, when one does not build', async () => {
    jest.mocked(run).mockImplementation((_command, _args, { cwd }) => {
      built.push(basename(cwd));
      return Promise.resolve(basename(cwd) === 'mfe-hotels' ? 0 : 1);
    });
    const names = ['shell', 'mfe-deals', ...Array.from({ length: 20 }, (_, index) => `mfe-${String(index)}`)];
    const directories = [...names, 'mfe-hotels'].map((name) => join(workspace, name));
    for (const name of [...names, 'mfe-hotels']) write(`${name}/package.json`, JSON.stringify({ name }));
    await expect(buildStale(workspace, { directories })).rejects.toThrow('shell did not build');
    expect(built).toContain('mfe-hotels');
  });

  it('says which package did not build', async () => {
    jest.mocked(run).mockResolvedValue(1);
    await expect(buildStale(workspace, { directories: [join(workspace, 'mfe-deals')] })).rejects.toThrow(
      'mfe-deals did not build',
    );
  });
});
