import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { newRemote } from './newRemote';
import { readPackageJson, readRoom } from './room';
import { workflowSource } from './workflow';

const WORKSPACE = join(__dirname, '../../..');
const ROUTES = 'shared/contract/routes.ts';

/** As much of the workspace as a new remote is made from. */
function someWorkspace(): string {
  const workspace = temporaryFolder();
  for (const file of [ROUTES, 'mfe-home/package.json']) {
    mkdirSync(join(workspace, file, '..'), { recursive: true });
    cpSync(join(WORKSPACE, file), join(workspace, file));
  }
  mkdirSync(join(workspace, 'node_modules/@farekite'), { recursive: true });
  cpSync(
    join(WORKSPACE, 'shared/package.json'),
    join(workspace, 'node_modules/@farekite/shared/package.json'),
  );
  return workspace;
}

describe('A new remote', () => {
  it('is a room with one page, named after it', () => {
    const workspace = someWorkspace();
    const { directory, path, routeLine } = newRemote(workspace, 'mfe-car-rental');
    expect(path).toBe('/car-rental');
    expect(routeLine).toBe("  '/car-rental': { remote: 'mfe-car-rental' },");
    expect(readRoom(directory)).toMatchObject({
      name: 'mfe-car-rental',
      kind: 'remote',
      pages: { '/car-rental': './src/pages/CarRental/CarRental.tsx' },
      shared: { react: expect.any(String) as string },
    });
    for (const page of Object.values(readRoom(directory).pages)) {
      expect(existsSync(join(directory, page))).toBe(true);
    }
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
    expect(readRoom(directory).budgets).toEqual({ entry: 7_500, script: 13_500, style: 2_000 });
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

  it('has its path in the contract', () => {
    const workspace = someWorkspace();
    newRemote(workspace, 'mfe-hotels');
    expect(readFileSync(join(workspace, ROUTES), 'utf8')).toMatch(
      /\n {2}'\/admin\/blog',\n {2}'\/hotels',\n\] as const;/,
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
