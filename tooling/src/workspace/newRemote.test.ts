import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { newRemote, workflowSource } from './newRemote';
import { readTexts } from '../pages/locales';
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
  it('creates a package with one page of the same name, budgets and a workflow', async () => {
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
    expect(readFileSync(join(workspace, '.github/workflows/mfe-car-rental.yml'), 'utf8')).toBe(
      workflowSource('mfe-car-rental'),
    );
  });

  it('gives it the scripts of the other remotes, and what it needs in their versions', async () => {
    const { directory } = await newRemote(copyOfWorkspace(), 'mfe-hotels');
    type Kind = 'dependencies' | 'devDependencies' | 'peerDependencies' | 'scripts';
    type Manifest = Readonly<Record<Kind, Readonly<Record<string, string>>>>;
    const [hotels, home] = [directory, join(WORKSPACE, 'mfe-home')].map(
      (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
    );
    expect(Object.keys(hotels?.dependencies ?? {})).toEqual(['@farekite/shared']);
    expect(Object.keys(hotels?.peerDependencies ?? {})).toEqual(['i18next', 'react', 'react-dom']);
    for (const kind of ['scripts', 'dependencies', 'peerDependencies', 'devDependencies'] as const)
      expect(home?.[kind]).toMatchObject(hotels?.[kind] ?? {});
  });

  it('creates texts in each language, declares them to the compiler, and a test of the contract', async () => {
    const { directory } = await newRemote(copyOfWorkspace(), 'mfe-car-rental');
    const [english = {}, spanish = {}] = ['en', 'es'].map(
      (language) => readTexts(directory, language)['car-rental'] as Record<string, string>,
    );
    expect(english).toMatchObject({ title: 'Car Rental' });
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
    expect(spanish).not.toEqual(english);
    const read = (file: string) => readFileSync(join(directory, file), 'utf8');
    expect(read('src/i18next.d.ts')).toContain("import type carRental from './locales/en/car-rental.json';");
    expect(read('src/i18next.d.ts')).toContain("'car-rental': typeof carRental;");
    expect(read('src/pages/CarRental/CarRental.tsx')).toContain("useTranslation('car-rental')");
    expect(read('src/contract.test.ts')).toBe(
      readFileSync(join(WORKSPACE, 'mfe-booking/src/contract.test.ts'), 'utf8'),
    );
  });

  it.each(['mfe-car-rental', 'mfe-hotels'])('creates files that are formatted: %s', async (name) => {
    const { directory } = await newRemote(copyOfWorkspace(), name);
    const options = ['--config', join(WORKSPACE, '.prettierrc.json'), '--list-different', directory];
    const prettier = spawnSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), ...options]);
    expect(prettier.stdout.toString() + prettier.stderr.toString()).toBe('');
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
    ['mfe-taken', /mfe-taken\.yml exists already\. Choose another name/],
    ['mfe-about', /^The site has a page \/about already\. Choose another name for the remote\.$/],
  ])('refuses the name %s and writes nothing', async (name, problem) => {
    const workspace = copyOfWorkspace();
    mkdirSync(join(workspace, '.github/workflows'), { recursive: true });
    writeFileSync(join(workspace, '.github/workflows/mfe-taken.yml'), 'name: Taken');
    const before = await snapshot(workspace);
    await expect(newRemote(workspace, name)).rejects.toThrow(problem);
    expect(await snapshot(workspace)).toEqual(before);
  });
});
