import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackageJson } from '../pages/readPackageJson';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { createPage, createRemote } from './newPage';

const ROOT = join(__dirname, '../../..');
const CAR_RENTAL = { remote: 'mfe-car-rental', path: '/car-rental', title: 'Car rental' };
const CRUISES = { remote: 'mfe-deals', path: '/cruise-deals', title: 'Cruises & more' };

const ROUTES = { '/top-deals': { remote: 'mfe-deals' }, '/terms': { remote: 'mfe-home' } };
const CONTRACT = {
  'node_modules/@farekite/shared/package.json': {},
  'node_modules/@farekite/shared/contract/routes.json': ROUTES,
  'node_modules/@farekite/shared/locales/es/shared.json': {},
};

const README = `| package | what it does | pages |
| --- | --- | --- |
| [shell](shell) | the host | 404 |
| [mfe-deals](mfe-deals) | deals | \`/top-deals\` |

Text.
`;
const DECLARATIONS = `import type topDeals from './locales/en/top-deals.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'top-deals': typeof topDeals;
  }
}
`;

let workspace: string;

const read = (file: string, folder = workspace) => readFileSync(join(folder, file), 'utf8');
const readJson = (file: string, folder = workspace) => JSON.parse(read(file, folder)) as unknown;

beforeEach(() => {
  workspace = writeFiles(temporaryFolder(), {
    ...CONTRACT,
    'package.json': { name: 'site' },
    '.prettierrc.json': { singleQuote: true },
    'README.md': README,
    'shell/package.json': { name: 'shell' },
    'shared/contract/routes.json': ROUTES,
    'mfe-deals/package.json': {
      name: 'mfe-deals',
      'size-limit': [
        { name: 'entry', path: 'dist/browser/remoteEntry.js', limit: '6.7 kB' },
        { name: 'script of /top-deals', path: 'dist/browser/top-deals.js', limit: '12.8 kB' },
        { name: 'styles', path: 'dist/browser/*.css', limit: '19 kB' },
      ],
    },
    'mfe-deals/src/i18next.d.ts': DECLARATIONS,
    'mfe-deals/src/pages/TopDeals/TopDeals.tsx': '',
  });
});

describe('farekite new', () => {
  it('writes a remote with a page, what search engines show of it, its pipeline, its route, and its row of the README', async () => {
    const { files, next } = await createRemote(CAR_RENTAL, workspace);
    expect(read('mfe-car-rental/src/pages/CarRental/CarRental.tsx')).toContain(
      "useTranslation('car-rental')",
    );
    expect(read('mfe-car-rental/src/i18next.d.ts')).toContain("'car-rental': typeof carRentalTexts;");
    expect(read('.github/workflows/mfe-car-rental.yml')).toContain('package: mfe-car-rental');
    expect(Object.entries(readJson('shared/contract/routes.json') as object).at(-1)).toEqual([
      '/car-rental',
      { remote: 'mfe-car-rental' },
    ]);
    expect(read('README.md')).toMatch(
      /\[mfe-deals\].*\n\| \[mfe-car-rental\]\S+ \| Car rental +\| `\/car-rental` \|\n\nText/,
    );
    for (const language of ['en', 'es'])
      expect(readJson(`mfe-car-rental/src/locales/${language}/car-rental.json`)).toMatchObject({
        title: 'Car rental',
        description: expect.stringMatching(/^.{140,160}$/) as unknown,
      });
    expect(next.join('\n')).toContain('es/car-rental.json, also the title, which is still "Car rental"');
    for (const file of files) expect(file + read(file)).not.toMatch(/mfe-new|new-page|newPage|New ?[Pp]age/);
  });

  it('writes a repository of its own outside of a workspace, with its route as the shell will have it', async () => {
    const folder = temporaryFolder();
    const { next } = await createRemote({ ...CAR_RENTAL, path: '/cars/rental' }, folder);
    const remote = join(folder, 'mfe-car-rental');
    expect(readJson('package.json', remote)).toMatchObject({
      name: 'mfe-car-rental',
      scripts: { lint: expect.not.stringContaining('../') as unknown, check: 'farekite check' },
      farekite: { routes: { '/cars/rental': { remote: 'mfe-car-rental' } } },
    });
    expect(read('src/i18next.d.ts', remote)).toContain("'./locales/en/cars-rental.json'");
    const configurations = ['.gitignore', '.prettierignore', '.prettierrc.json', 'eslint.config.ts'];
    for (const file of [...configurations, '.github/workflows/pipeline.yml'])
      expect(existsSync(join(remote, file))).toBe(true);
    expect(next.join('\n')).toContain('Ask the team of the shell for the route');
  });

  it.each([
    [{ remote: 'shell' }, 'Expected a name such as mfe-car-rental but received "shell"'],
    [{ remote: 'mfe-home' }, 'mfe-home exists'],
    [{ path: 'cars' }, 'Expected a path of lower-case words'],
    [{ path: '/releases/cars' }, 'none of the tool’s own'],
    [{ path: '/terms' }, '/terms is a page of mfe-home'],
    [{ path: '/es/cars' }, '/es/cars begins with es, a language of the site'],
    [{ path: '/shared' }, '/shared would have the texts of the contract package'],
    [{ path: '/section' }, 'No page can be called Section'],
    [{ path: '/24-hours' }, 'No page can be called 24Hours'],
    [{ title: 'Cars {{name}}' }, 'Expected a title of Latin letters and digits'],
    [{ title: 'Transbordadores' }, 'in words of at most 14'],
    [{ title: 'Cars '.repeat(10) }, 'Invalid length'],
  ])('refuses %j', async (change, problem) => {
    await expect(createRemote({ ...CAR_RENTAL, ...change }, workspace)).rejects.toThrow(problem);
    expect(existsSync(join(workspace, 'mfe-car-rental'))).toBe(false);
    expect(read('README.md')).toBe(README);
  });
});

describe('farekite new page', () => {
  it('writes a page of a remote, its route behind those of the remote, and room in its budgets', async () => {
    const { files } = await createPage(CRUISES, workspace);
    expect(files).toContain('mfe-deals/src/pages/CruiseDeals/CruiseDeals.tsx');
    const paths = Object.keys(readJson('shared/contract/routes.json') as object);
    expect(paths).toEqual(['/top-deals', '/cruise-deals', '/terms']);
    expect(read('mfe-deals/src/i18next.d.ts')).toBe(
      DECLARATIONS.replace(
        ';\n\n',
        ";\nimport type cruiseDealsTexts from './locales/en/cruise-deals.json';\n\n",
      ).replace('topDeals;\n  ', "topDeals;\n    'cruise-deals': typeof cruiseDealsTexts;\n  "),
    );
    expect(readJson('mfe-deals/package.json')).toMatchObject({
      'size-limit': [
        { name: 'entry', limit: '6.9 kB' },
        { name: 'script of /top-deals', limit: '13.0 kB' },
        { name: 'script of /cruise-deals', path: 'dist/browser/{remoteEntry,[0-9]*,cruise-deals}.js' },
        { name: 'styles', limit: '20.5 kB' },
      ],
    });
  });

  it('names the route in package.json of a remote in a repository of its own', async () => {
    const folder = temporaryFolder();
    await createRemote(CAR_RENTAL, folder);
    const remote = join(folder, 'mfe-car-rental');
    writeFiles(remote, CONTRACT);
    await createPage({ ...CAR_RENTAL, path: '/vans' }, remote);
    const own = { '/car-rental': { remote: 'mfe-car-rental' }, '/vans': { remote: 'mfe-car-rental' } };
    expect(readJson('package.json', remote)).toMatchObject({ farekite: { routes: own } });
    expect(existsSync(join(remote, 'src/pages/Vans/Vans.tsx'))).toBe(true);
  });

  it.each([
    [{ remote: 'mfe-cars' }, 'There is no remote mfe-cars in '],
    [{ path: '/top/deals' }, '/top/deals would have the files of /top-deals'],
  ])('refuses %j', async (change, problem) => {
    await expect(createPage({ ...CRUISES, ...change }, workspace)).rejects.toThrow(problem);
    expect(read('mfe-deals/src/i18next.d.ts')).toBe(DECLARATIONS);
  });

  it('writes over no file that exists', async () => {
    writeFiles(workspace, { 'mfe-deals/src/locales/es/cruise-deals.json': '{}' });
    await expect(createPage(CRUISES, workspace)).rejects.toThrow('es/cruise-deals.json exists');
    expect(existsSync(join(workspace, 'mfe-deals/src/pages/CruiseDeals'))).toBe(false);
  });
});

const dependenciesIn = (folder: string): object => {
  const description = readJson(`${folder}/package.json`, ROOT) as Record<string, object | undefined>;
  const { dependencies, peerDependencies, devDependencies } = description;
  return { ...dependencies, ...peerDependencies, ...devDependencies };
};
const ofWorkspace = [
  ...['mfe-booking', 'shell', 'e2e', 'tooling'].map(dependenciesIn),
  { '@farekite/e2e': readPackageJson(join(ROOT, 'e2e')).version },
];

it.each(['remote', 'repository'])('The template of a %s needs versions of the workspace', (template) => {
  for (const dependency of Object.entries(dependenciesIn(`tooling/templates/${template}`)))
    expect(ofWorkspace.flatMap(Object.entries)).toContainEqual(dependency);
});
