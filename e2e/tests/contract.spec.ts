import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RemoteRelease } from '@farekite/shared/protocol';
import { publish as publishTo, readRelease, serializeManifest, withVersion } from '@farekite/tooling/release';
import { AGENCY } from '../support/agency';
import { changedFiles, fingerprint } from '../support/fingerprint';
import { editFile } from '../support/editFile';
import { followLink } from '../support/followLink';
import { BUILD_TEST_TIMEOUT_MS, runInstalled } from '../support/processes';
import { hydratePage, loadPageCode } from '../support/loadPageCode';
import { expect, ROUTES, untilHydrated } from '../support/site';
import { WORKSPACE } from '../support/workspace';
import { test } from '../support/workspaceCopy';

/** The shell team's change for a contract 2 in which the prop `site` is called `agency`. */
const ADAPTERS = `import type { FunctionComponent } from 'react';
import type { PageComponent, PageProps, SiteDetails } from '@farekite/shared/contract';
import { exposedPage } from './exposedPage';

export type PageAdapter = (module: unknown) => PageComponent;

type PageOfContract1 = FunctionComponent<Omit<PageProps, 'agency'> & { readonly site: SiteDetails }>;

function fromContract1(module: unknown): PageComponent {
  const page = exposedPage(module);
  const Page = page as unknown as PageOfContract1;
  return Object.assign(({ agency, ...props }: PageProps) => <Page {...props} site={agency} />, {
    head: page.head,
  });
}

export const PAGE_ADAPTERS: Readonly<Record<number, PageAdapter>> = { 1: fromContract1, 2: exposedPage };
`;

function moveToContract2(workspace: string): void {
  editFile(join(workspace, 'shared/package.json'), [
    `"version": "${CONTRACT_VERSION}"`,
    '"version": "2.0.0"',
  ]);
  editFile(join(workspace, 'shared/protocol/contractVersion.ts'), [`'${CONTRACT_VERSION}'`, "'2.0.0'"]);
  editFile(
    join(workspace, 'shared/contract/page.tsx'),
    ['readonly site: SiteDetails;', 'readonly agency: SiteDetails;'],
    [
      "type PageServices = Omit<PageProps, 'language'>;",
      "type PageServices = Omit<PageProps, 'language' | 'agency'> & { readonly site: SiteDetails };",
    ],
    [
      'function Page({ language, site, navigate, reportError }',
      'function Page({ language, agency: site, navigate, reportError }',
    ],
  );
}

function hostBothContracts(workspace: string): void {
  const remotes = join(workspace, 'shell/src/remotes');
  rmSync(join(remotes, 'pageAdapters.ts'));
  writeFileSync(join(remotes, 'pageAdapters.tsx'), ADAPTERS);
  editFile(join(workspace, 'shell/src/outlet/RemoteOutlet/RemoteOutlet.tsx'), [
    'site={site}',
    'agency={site}',
  ]);
}

test('A new contract major is rolled out by a shell that hosts both, then remote by remote', async ({
  copy,
  workspace,
  page,
  consoleErrors,
}) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const build = (name: string) => runInstalled('farekite', ['build'], join(workspace, name));
  const publish = (name: string) =>
    runInstalled('farekite', ['publish', `${name}/dist`, '--site', copy.directory], workspace);
  await test.step('contract 2 renames a page prop, and the shell gets an adapter for contract 1', async () => {
    moveToContract2(workspace);
    hostBothContracts(workspace);
    writeFileSync(
      join(workspace, 'shell/tsconfig.json'),
      '{ "extends": "@farekite/tooling/tsconfig.json", "include": ["src/browser.tsx", "src/server.tsx"] }',
    );
    await Promise.all([
      runInstalled('tsc7', ['-p', 'shell'], workspace),
      build('shell'),
      build('mfe-guides'),
    ]);
  });

  await test.step('a remote of contract 2 is refused before the shell hosts it, with instructions', async () => {
    await expect(publish('mfe-guides')).rejects.toThrow(
      /was built against contract 2\.0\.0, but shell@\w+ hosts 1\.x\. Publish mfe-guides built against @farekite\/shared 1\.x, or a shell that hosts its contract/,
    );
  });

  await test.step('the shell is published first, and no remote has to change', async () => {
    const before = fingerprint(copy.directory);
    await publish('shell');
    const touched = changedFiles(before, fingerprint(copy.directory));
    expect(touched.filter((file) => /^(releases|live)\/mfe-/.test(file))).toEqual([]);
    for (const path of ROUTES) {
      await page.goto(copy.url + path);
      await hydratePage(page);
    }
    expect(consoleErrors).toEqual([]);
  });

  await test.step('then one remote is published, and a visit navigates between both majors', async () => {
    await publish('mfe-guides');
    expect(await runInstalled('farekite', ['status', '--site', copy.directory], workspace)).toMatch(
      /contract 1\.x is used by mfe-home, mfe-deals, mfe-booking, mfe-admin\ncontract 2\.x is used by mfe-guides/,
    );
    const call = page.getByRole('main').getByRole('link', { name: AGENCY.phone });
    const { version } = await readRelease(join(workspace, 'mfe-guides/dist'));
    await page.goto(`${copy.url}/paris-guide`);
    await hydratePage(page);
    await expect(page.locator('[data-remote="mfe-guides"]')).toHaveAttribute('data-release', version);
    await expect(call.first()).toBeVisible();
    await followLink(page, '/contact');
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote', 'mfe-home');
    await expect(call.first()).toBeVisible();
    await followLink(page, '/blog');
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', version);
    expect(consoleErrors).toEqual([]);
  });
});

/** Makes the release in a folder name another contract version, and thus become another release. */
async function setContract(dist: string, contract: string): Promise<RemoteRelease> {
  const { version, ...built } = (await readRelease(dist)) as RemoteRelease;
  const release = withVersion<RemoteRelease>({ ...built, contract });
  if (release.version === version) throw new Error(`${dist} was built against contract ${contract} already`);
  writeFileSync(join(dist, 'release.json'), serializeManifest(release));
  return release;
}

test('A release of an unsupported contract major is refused; if its pointer is forced, every page stays readable', async ({
  copy,
  page,
  consoleErrors,
}) => {
  const path = '/senior-travel-deals';
  const heading = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('status').getByRole('button', { name: 'Try again' });
  const pointer = join(copy.directory, 'live/mfe-deals.json');
  const live = JSON.parse(readFileSync(pointer, 'utf8')) as RemoteRelease;
  const { dist } = await copy.nextDeals('Sample fare', 'Fare of contract 2');
  const release = await setContract(dist, '2.0.0');
  const refusal = `mfe-deals@${release.version} failed (contract): it uses contract 2.0.0, but the shell hosts 1.x`;

  await test.step('the refusal lists the contract version of each remote', async () => {
    await expect(publishTo(dist, copy.site)).rejects.toThrow(
      /^mfe-deals@\w+ was built against contract 2\.0\.0, but shell@\w+ hosts 1\.x\. Publish mfe-deals built against/,
    );
  });

  await test.step('with a pointer copied by hand, pages stay unchanged, also after compose', async () => {
    cpSync(dist, join(copy.directory, 'releases/mfe-deals', release.version), { recursive: true });
    writeFileSync(pointer, serializeManifest(release));
    await runInstalled('farekite', ['compose', '--site', copy.directory], WORKSPACE);
    await page.goto(copy.url + path);
    await hydratePage(page);
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', live.version);
    await expect(retry).toBeHidden();
    expect(consoleErrors).toEqual([]);
  });

  await test.step('client navigation shows a fallback whose Try again button opens the composed page', async () => {
    await page.goto(`${copy.url}/about`);
    await untilHydrated(page);
    await followLink(page, path);
    await expect(heading).toHaveText('This page is not available right now');
    await expect(page.getByRole('main').getByRole('link', { name: `Call ${AGENCY.phone}` })).toBeVisible();
    expect(consoleErrors).toEqual([expect.stringContaining(refusal)]);
    await retry.click();
    await untilHydrated(page);
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', live.version);
    expect(consoleErrors).toHaveLength(1);
  });

  await test.step('a page composed from that release stays readable, with a notice', async () => {
    consoleErrors.length = 0;
    const key = `${path.slice(1)}/index.html`;
    const html = (await copy.site.get(key))?.bytes.toString() ?? '';
    const forced = html
      .replaceAll(live.version, release.version)
      .replace(`"contract":"${CONTRACT_VERSION}"`, '"contract":"2.0.0"');
    expect(forced).toContain('"contract":"2.0.0"');
    const metadata = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' };
    await copy.site.put(key, Buffer.from(forced), metadata, 'always');
    for (const extension of ['.br', '.gz']) await copy.site.delete(key + extension);
    await page.goto(copy.url + path);
    await loadPageCode(page);
    await expect(retry).toBeVisible();
    await expect(
      page.locator(`[data-release="${release.version}"]`).getByRole('heading', { level: 1 }),
    ).toBeVisible();
    expect(consoleErrors).toContainEqual(expect.stringContaining(refusal));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
