import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { newRemote, workflowSource } from './newRemote';
import { readTexts } from '../pages/locales';
import { readPackageJson } from '../pages/readPackageJson';
import { readSitePackage } from './sitePackage';

const WORKSPACE = join(__dirname, '../../..');
const ROUTES = 'shared/contract/routes.json';

/** A copy of the files of the workspace that a new remote is made from. */
function copyOfWorkspace(): string {
  const workspace = temporaryFolder();
  for (const file of [ROUTES, 'shared/package.json', 'shared/locales', 'mfe-home/package.json']) {
    mkdirSync(join(workspace, file, '..'), { recursive: true });
    cpSync(join(WORKSPACE, file), join(workspace, file), { recursive: true });
  }
  mkdirSync(join(workspace, 'node_modules/@farekite'), { recursive: true });
  symlinkSync(join(workspace, 'shared'), join(workspace, 'node_modules/@farekite/shared'));
  return workspace;
}

describe('newRemote', () => {
  it('creates a package with one page of the same name', async () => {
    const workspace = copyOfWorkspace();
    const { directory, path } = await newRemote(workspace, 'mfe-car-rental');
    expect(path).toBe('/car-rental');
    expect(readSitePackage(directory)).toMatchObject({
      name: 'mfe-car-rental',
      kind: 'remote',
      pages: { '/car-rental': './src/pages/CarRental/CarRental.tsx' },
      languages: ['en', 'es'],
      namespaces: { '/car-rental': ['car-rental', 'shared'] },
    });
  });

  it('needs the contract, the packages that the shell provides and those of its tests, in the versions of the other remotes', async () => {
    const { directory } = await newRemote(copyOfWorkspace(), 'mfe-hotels');
    type Kind = 'dependencies' | 'devDependencies' | 'peerDependencies';
    type Manifest = Readonly<Record<Kind, Readonly<Record<string, string>>>>;
    const [hotels, home] = [directory, join(WORKSPACE, 'mfe-home')].map(
      (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
    );
    expect(Object.keys(hotels?.peerDependencies ?? {})).toEqual(['i18next', 'react', 'react-dom']);
    expect(hotels?.peerDependencies).toEqual(home?.peerDependencies);
    expect(Object.keys(hotels?.dependencies ?? {})).toEqual(['@farekite/shared']);
    expect(home?.dependencies).toMatchObject(hotels?.dependencies ?? {});
    expect(Object.keys(hotels?.devDependencies ?? {})).toContain('@testing-library/react');
    expect(home?.devDependencies).toMatchObject(hotels?.devDependencies ?? {});
  });

  it('creates texts in each language, and declares them to the compiler', async () => {
    const { directory } = await newRemote(copyOfWorkspace(), 'mfe-car-rental');
    const [english = {}, spanish = {}] = ['en', 'es'].map(
      (language) => readTexts(directory, language)['car-rental'] as Record<string, string>,
    );
    expect(english).toMatchObject({ title: 'Car Rental' });
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
    expect(spanish).not.toEqual(english);
    const types = readFileSync(join(directory, 'src/i18next.d.ts'), 'utf8');
    expect(types).toContain("import type carRental from './locales/en/car-rental.json';");
    expect(types).toContain("'car-rental': typeof carRental;");
    const page = readFileSync(join(directory, 'src/pages/CarRental/CarRental.tsx'), 'utf8');
    expect(page).toContain("useTranslation('car-rental')");
  });

  it('creates a test that checks all pages of the remote against the contract', async () => {
    const { directory } = await newRemote(copyOfWorkspace(), 'mfe-hotels');
    expect(readFileSync(join(directory, 'src/contract.test.ts'), 'utf8')).toBe(
      readFileSync(join(WORKSPACE, 'mfe-booking/src/contract.test.ts'), 'utf8'),
    );
  });

  it.each(['mfe-car-rental', 'mfe-hotels'])('creates files that are formatted: %s', async (name) => {
    const { directory } = await newRemote(copyOfWorkspace(), name);
    const options = ['--config', join(WORKSPACE, '.prettierrc.json'), '--list-different', directory];
    const prettier = spawnSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), ...options]);
    expect(prettier.stdout.toString() + prettier.stderr.toString()).toBe('');
  });

  it('creates budgets, and a workflow that runs the pipeline', async () => {
    const workspace = copyOfWorkspace();
    const { directory } = await newRemote(workspace, 'mfe-hotels');
    expect(readSitePackage(directory).budgets).toEqual({
      entry: 7_500,
      script: 13_500,
      style: 2_000,
      texts: 1_000,
    });
    expect(readPackageJson(directory).scripts?.check).toBe('farekite check');
    expect(readFileSync(join(workspace, '.github/workflows/mfe-hotels.yml'), 'utf8')).toBe(
      workflowSource('mfe-hotels'),
    );
  });

  it('does not replace a workflow that exists', async () => {
    const workspace = copyOfWorkspace();
    const workflow = join(workspace, '.github/workflows/mfe-hotels.yml');
    mkdirSync(join(workflow, '..'), { recursive: true });
    writeFileSync(workflow, 'name: Hotels');
    await expect(newRemote(workspace, 'mfe-hotels')).rejects.toThrow(
      `${workflow} exists already. Choose another name`,
    );
    expect(readFileSync(workflow, 'utf8')).toBe('name: Hotels');
  });

  it('adds one line to the table of routes and changes no other line', async () => {
    const workspace = copyOfWorkspace();
    const before = readFileSync(join(workspace, ROUTES), 'utf8');
    await newRemote(workspace, 'mfe-hotels');
    expect(readFileSync(join(workspace, ROUTES), 'utf8')).toBe(
      before.replace(/\n\}\n$/, ',\n  "/hotels": { "remote": "mfe-hotels" }\n}\n'),
    );
  });

  it.each([
    ['hotels', /^"hotels" is not a name for a remote\. Use mfe- and words .* such as mfe-car-rental\.$/],
    ['mfe-', /is not a name for a remote/],
    ['mfe-Hotels', /is not a name for a remote/],
    ['mfe-../x', /is not a name for a remote/],
    ['mfe-home', /mfe-home exists already\. Choose another name for the remote\.$/],
    ['mfe-about', /^The site has a page \/about already\. Choose another name for the remote\.$/],
  ])('refuses the name %s and writes nothing', async (name, problem) => {
    const workspace = copyOfWorkspace();
    const before = readFileSync(join(workspace, ROUTES), 'utf8');
    await expect(newRemote(workspace, name)).rejects.toThrow(problem);
    expect(readFileSync(join(workspace, ROUTES), 'utf8')).toBe(before);
    expect(readdirSync(workspace).sort()).toEqual(['mfe-home', 'node_modules', 'shared']);
  });
});
