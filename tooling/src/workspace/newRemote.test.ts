import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { newRemote } from './newRemote';
import { readPackageJson, readSitePackage } from './sitePackage';
import { workflowSource } from './workflow';

const WORKSPACE = join(__dirname, '../../..');
const ROUTES = 'shared/contract/routes.json';

/** As much of the workspace as a new remote is made from. */
function someWorkspace(): string {
  const workspace = temporaryFolder();
  for (const file of [ROUTES, 'shared/package.json', 'mfe-home/package.json']) {
    mkdirSync(join(workspace, file, '..'), { recursive: true });
    cpSync(join(WORKSPACE, file), join(workspace, file));
  }
  mkdirSync(join(workspace, 'node_modules/@farekite'), { recursive: true });
  symlinkSync(join(workspace, 'shared'), join(workspace, 'node_modules/@farekite/shared'));
  return workspace;
}

describe('A new remote', () => {
  it('is a package with one page, named after it', () => {
    const workspace = someWorkspace();
    const { directory, path } = newRemote(workspace, 'mfe-car-rental');
    expect(path).toBe('/car-rental');
    expect(readSitePackage(directory)).toMatchObject({
      name: 'mfe-car-rental',
      kind: 'remote',
      pages: { '/car-rental': './src/pages/CarRental/CarRental.tsx' },
      shared: { react: expect.any(String) as string },
    });
  });

  it('tests every page that it will ever expose against the contract', () => {
    const { directory } = newRemote(someWorkspace(), 'mfe-hotels');
    expect(readFileSync(join(directory, 'src/contract.test.ts'), 'utf8')).toBe(
      readFileSync(join(WORKSPACE, 'mfe-booking/src/contract.test.ts'), 'utf8'),
    );
  });

  it('has budgets, and a workflow that runs the command of its pipeline', () => {
    const workspace = someWorkspace();
    const { directory } = newRemote(workspace, 'mfe-hotels');
    expect(readSitePackage(directory).budgets).toEqual({ entry: 7_500, script: 13_500, style: 2_000 });
    expect(readPackageJson(directory).scripts?.pipeline).toBe('farekite pipeline');
    expect(readFileSync(join(workspace, '.github/workflows/mfe-hotels.yml'), 'utf8')).toBe(
      workflowSource('mfe-hotels'),
    );
  });

  it('never takes the place of a workflow that is there', () => {
    const workspace = someWorkspace();
    const workflow = join(workspace, '.github/workflows/mfe-hotels.yml');
    mkdirSync(join(workflow, '..'), { recursive: true });
    writeFileSync(workflow, 'name: Hotels');
    expect(() => newRemote(workspace, 'mfe-hotels')).toThrow(`${workflow} exists already. Choose another`);
    expect(readFileSync(workflow, 'utf8')).toBe('name: Hotels');
  });

  it('is built against the contract that its neighbours are built against', () => {
    const { directory } = newRemote(someWorkspace(), 'mfe-hotels');
    const dependenciesOf = (folder: string) =>
      (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object })
        .dependencies;
    expect(dependenciesOf(join(WORKSPACE, 'mfe-home'))).toMatchObject(dependenciesOf(directory));
    expect(dependenciesOf(directory)).toHaveProperty(['@farekite/shared']);
  });

  it('has its line in the table of routes, and changes no other', () => {
    const workspace = someWorkspace();
    const before = readFileSync(join(workspace, ROUTES), 'utf8');
    newRemote(workspace, 'mfe-hotels');
    expect(readFileSync(join(workspace, ROUTES), 'utf8')).toBe(
      before.replace(/\n\}\n$/, ',\n  "/hotels": { "remote": "mfe-hotels" }\n}\n'),
    );
  });

  it.each([
    ['hotels', /^"hotels" is no name for a remote\. Give one like mfe-car-rental\.$/],
    ['mfe-', /is no name for a remote/],
    ['mfe-Hotels', /is no name for a remote/],
    ['mfe-../x', /is no name for a remote/],
    ['mfe-home', /mfe-home exists already\. Choose another name\.$/],
    ['mfe-about', /^\/about is a path of the site already\. Choose another name\.$/],
  ])('is refused the name %s, and nothing is written', (name, problem) => {
    const workspace = someWorkspace();
    const before = readFileSync(join(workspace, ROUTES), 'utf8');
    expect(() => newRemote(workspace, name)).toThrow(problem);
    expect(readFileSync(join(workspace, ROUTES), 'utf8')).toBe(before);
    expect(readdirSync(workspace).sort()).toEqual(['mfe-home', 'node_modules', 'shared']);
  });
});
