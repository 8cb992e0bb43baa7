import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changedFiles, fingerprint } from '../support/fingerprint';
import { BUILD_TEST_TIMEOUT_MS, run, startServer, WORKSPACE } from '../support/workspace';

const SITE = join(WORKSPACE, 'e2e/site');
const CHANGED_HEADLINE = 'A headline that its team changed alone';

/** A page of mfe-deals and its words. */
const PAGE = '/first-class-deals';
const WORDS = 'src/locales/en/first-class-deals.json';

interface PackageJson {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Copies only mfe-deals into a folder, with the packed contract and tooling as dependencies. */
async function checkOutAlone(folder: string): Promise<string> {
  await run(
    'npm',
    ['pack', '-w', '@farekite/shared', '-w', '@farekite/tooling', '--pack-destination', folder],
    WORKSPACE,
  );
  const archive = (name: string) => {
    const file = readdirSync(folder).find((entry) => entry.startsWith(`farekite-${name}-`));
    if (!file) throw new Error(`@farekite/${name} was not packed`);
    return `file:../${file}`;
  };
  const remote = join(folder, 'mfe-deals');
  cpSync(join(WORKSPACE, 'mfe-deals'), remote, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules'].includes(basename(source)),
  });
  const file = join(remote, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  manifest.dependencies['@farekite/shared'] = archive('shared');
  manifest.devDependencies['@farekite/tooling'] = archive('tooling');
  // Its browser tests need the workspace's shell, and stay there.
  delete manifest.devDependencies['@farekite/e2e'];
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  return remote;
}

function changeHeadline(remote: string, from: string): void {
  const file = join(remote, WORDS);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  writeFileSync(file, source.replaceAll(from, CHANGED_HEADLINE));
}

/** @returns the version of the published release */
async function build(remote: string): Promise<string> {
  await run('npm', ['run', 'build'], remote);
  const manifest = JSON.parse(readFileSync(join(remote, 'dist/release.json'), 'utf8')) as { version: string };
  return manifest.version;
}

test('mfe-deals is installed, tested, built and published alone without changing any other file', async ({
  page,
}) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const folder = mkdtempSync(join(tmpdir(), 'farekite-alone-'));
  const site = join(folder, 'site');
  cpSync(SITE, site, { recursive: true });
  const remote = await checkOutAlone(folder);
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], remote);
  const served = await startServer('serve', ['--site', site], remote);
  try {
    await page.goto(served.url + PAGE);
    changeHeadline(remote, await page.getByRole('heading', { level: 1 }).innerText());
    const before = fingerprint(site);

    // The pipeline runs them all; here they have to run without the workspace.
    await run('npm', ['test', '--', 'src/pages/DealPage'], remote);
    const version = await build(remote);
    await run('npm', ['run', 'budgets'], remote);
    await run('farekite', ['publish', 'dist', '--site', site], remote);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: CHANGED_HEADLINE })).toBeVisible();
    const own = [
      'live/mfe-deals.json',
      'history/mfe-deals/',
      '.farekite/store/followers/live/mfe-deals.json/',
      `releases/mfe-deals/${version}/`,
    ];
    const ownPages = new RegExp(`^pages/[^/]+/mfe-deals@${version}/`);
    const touched = changedFiles(before, fingerprint(site));
    expect(touched.filter((file) => ownPages.test(file))).toContainEqual(
      expect.stringMatching(/\/first-class-deals\/en\.html$/),
    );
    expect(
      touched.filter((file) => !ownPages.test(file) && !own.some((start) => file.startsWith(start))),
    ).toEqual([]);
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true });
  }
});
