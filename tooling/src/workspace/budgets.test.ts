import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROUTE_PATHS } from '@farekite/shared/contract';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { assertWithinBudget, measureBudgets } from './budgets';
import type { BudgetUsage } from './budgetTable';
import { readSitePackage } from './sitePackage';
import { listSitePackages } from './workspace';

const { release: remote } = fakeRemote('mfe-deals', {
  pages: { '/first-class-deals': '', '/top-airlines': '' },
});
const { release: shell } = fakeShell();

/** A folder with files of these sizes, in bytes. None of them gets smaller by compression. */
function distWith(sizes: Readonly<Record<string, number>>): string {
  const dist = temporaryFolder();
  for (const [file, size] of Object.entries(sizes)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), randomBytes(size));
  }
  return dist;
}

const remoteDist = distWith({
  'browser/remoteEntry.js': 700,
  'browser/first-class-deals.js': 100,
  'browser/top-airlines.js': 250,
  'browser/common.js': 20,
  'browser/common.css': 40,
});

/** A release with a script and a stylesheet that its pages share. */
const withCommon: ReleaseManifest = {
  ...remote,
  pages: Object.fromEntries(
    Object.entries(remote.pages).map(([path, page]) => [
      path,
      { ...page, scripts: ['browser/common.js', ...page.scripts], styles: ['browser/common.css'] },
    ]),
  ),
};

describe('measureBudgets', () => {
  it('measures the entry of a remote, and all files of the remote that each of its pages loads', async () => {
    expect(await measureBudgets(remoteDist, withCommon, { entry: 710, script: 1_000, style: 50 })).toEqual([
      { group: 'entry', used: 700, allowed: 710 },
      { group: 'script of /first-class-deals', used: 820, allowed: 1_000 },
      { group: 'style of /first-class-deals', used: 40, allowed: 50 },
      { group: 'script of /top-airlines', used: 970, allowed: 1_000 },
      { group: 'style of /top-airlines', used: 40, allowed: 50 },
    ]);
  });

  it('measures the script and the stylesheet of a shell', async () => {
    const dist = distWith({ 'browser/shell.js': 900, 'browser/shell.css': 80 });
    expect(await measureBudgets(dist, shell, { script: 1_000, style: 100 })).toEqual([
      { group: 'script', used: 900, allowed: 1_000 },
      { group: 'style', used: 80, allowed: 100 },
    ]);
  });

  it('measures the largest of the files from which a page, or the shell, loads the visitor’s language', async () => {
    const dist = distWith({
      'browser/shell.js': 900,
      'browser/shell.css': 80,
      'browser/shell.en.json': 30,
      'browser/shell.es.json': 34,
    });
    const texts = { en: 'browser/shell.en.json', es: 'browser/shell.es.json' };
    const budgets = { script: 1_000, style: 100, texts: 40 };
    expect(await measureBudgets(dist, { ...shell, texts }, budgets)).toContainEqual({
      group: 'texts',
      used: 34,
      allowed: 40,
    });
    const [page] = Object.values(remote.pages);
    const withTexts = {
      ...remote,
      entry: 'browser/shell.js',
      pages: { '/about': { ...page, scripts: [], texts } },
    };
    const usages = await measureBudgets(dist, withTexts as ReleaseManifest, { ...budgets, entry: 1_000 });
    expect(usages).toContainEqual({ group: 'texts of /about', used: 34, allowed: 40 });
  });

  it('measures the compressed files, as they are served', async () => {
    const dist = distWith({ 'browser/shell.css': 80 });
    writeFileSync(join(dist, 'browser/shell.js'), 'the same again '.repeat(1_000));
    const [script] = await measureBudgets(dist, shell, { script: 1_000, style: 100 });
    expect(script?.used).toBeLessThan(100);
    expect(script?.used).toBeGreaterThan(10);
  });

  it('takes budgets for single pages', async () => {
    const script = { '/first-class-deals': 900, '/top-airlines': 980 };
    const usages = await measureBudgets(remoteDist, withCommon, { entry: 700, script, style: 50 });
    expect(usages.filter(({ group }) => group.startsWith('script')).map(({ allowed }) => allowed)).toEqual([
      900, 980,
    ]);
  });

  it.each([
    ['entry', { script: 1_000, style: 50 }, 'the entry', 'entry'],
    [
      'script of a page',
      { entry: 700, script: { '/first-class-deals': 900 }, style: 50 },
      'the script of /top-airlines',
      'script',
    ],
  ])('refuses a release without a budget for the %s', async (_what, budgets, group, key) => {
    await expect(measureBudgets(remoteDist, withCommon, budgets)).rejects.toThrow(
      `mfe-deals has no budget for ${group}. Add one to farekite.budgets.${key} in its package.json, in`,
    );
  });
});

describe('assertWithinBudget', () => {
  const usage = (group: string, used: number): BudgetUsage => ({ group, used, allowed: 17_270 });

  it('accepts a size that equals its budget', () => {
    expect(() => {
      assertWithinBudget({ ...remote, budgets: [usage('entry', 17_270)] });
    }).not.toThrow();
  });

  it('names each group of files that exceeds its budget, with its size and the budget', () => {
    const budgets = [usage('entry', 100), usage('script of /blog', 17_271), usage('style of /blog', 20_000)];
    expect(() => {
      assertWithinBudget({ ...remote, budgets });
    }).toThrow(
      `mfe-deals@${remote.version} exceeds its budget: script of /blog is 17,271 bytes (budget: 17,270 bytes); ` +
        'style of /blog is 20,000 bytes (budget: 17,270 bytes). ' +
        'Make the files smaller, or raise farekite.budgets in the package.json of mfe-deals.',
    );
  });
});

describe('Every package of the workspace', () => {
  const packages = listSitePackages(join(__dirname, '../../..'));

  it.each(packages.map((sitePackage) => [basename(sitePackage), sitePackage]))(
    'has budgets: %s',
    (_name, directory) => {
      const { budgets, kind, pages } = readSitePackage(directory);
      expect(Object.keys(budgets)).toEqual(
        kind === 'shell' ? ['script', 'style', 'texts'] : ['entry', 'script', 'style', 'texts'],
      );
      for (const budget of [budgets.script, budgets.style, budgets.texts]) {
        if (typeof budget === 'object') expect(Object.keys(budget).sort()).toEqual(Object.keys(pages).sort());
      }
    },
  );
});

describe('The JavaScript of a page, of shell and remote together,', () => {
  const MAX_HOME_PAGE_BYTES = 100_000;
  const MAX_PAGE_BYTES = 90_000;

  const sitePackages = listSitePackages(join(__dirname, '../../..')).map(readSitePackage);
  const shellBytes = Number(sitePackages.find(({ kind }) => kind === 'shell')?.budgets.script);
  const isPublic = (path: string) => (ROUTE_PATHS as readonly string[]).includes(path);
  const pages = sitePackages.flatMap(({ name, kind, budgets: { script }, pages }) =>
    kind === 'shell'
      ? []
      : Object.keys(pages)
          .filter(isPublic)
          .map((path) => ({ name, path, bytes: Number(typeof script === 'object' ? script[path] : script) })),
  );

  it('has budgets for every route', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([...ROUTE_PATHS].sort());
  });

  // Each package compares its files with its own budget, and names the one that is exceeded and by how much.
  it.each(pages)('has budgets within the limit: $path of $name', ({ path, bytes }) => {
    expect(shellBytes + bytes).toBeLessThanOrEqual(path === '/' ? MAX_HOME_PAGE_BYTES : MAX_PAGE_BYTES);
  });
});
