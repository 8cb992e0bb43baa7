import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@farekite/shared/protocol';
import { readRelease } from '@farekite/tooling/release';
import { AGENCY } from '../support/agency';
import { editFile, test } from '../support/workspaceCopy';
import { followLink } from '../support/clientNavigation';
import { BUILD_TEST_TIMEOUT_MS, run } from '../support/workspace';
import { expect, openPage, ROUTES } from '../support/site';

const ADAPTER = `type PageOfContract2 = FunctionComponent<Omit<PageProps, 'agency'> & { readonly site: SiteDetails }>;

function fromContract2(module: unknown): PageComponent {
  const page = exposedPage(module);
  const Page = page as unknown as PageOfContract2;
  return Object.assign(({ agency, ...props }: PageProps) => <Page {...props} site={agency} />, {
    head: page.head,
  });
}

export const PAGE_ADAPTERS: Readonly<Record<number, PageAdapter>> = { 2: fromContract2, 3: exposedPage };`;

function moveToContract3(workspace: string): void {
  editFile(join(workspace, 'shared/package.json'), [
    `"version": "${CONTRACT_VERSION}"`,
    '"version": "3.0.0"',
  ]);
  editFile(join(workspace, 'shared/protocol/contractVersion.ts'), [`'${CONTRACT_VERSION}'`, "'3.0.0'"]);
  editFile(
    join(workspace, 'shared/contract/page.tsx'),
    ['readonly site: SiteDetails;', 'readonly agency: SiteDetails;'],
    [
      "type PageServices = Omit<PageProps, 'i18n'>;",
      "type PageServices = Omit<PageProps, 'i18n' | 'agency'> & { readonly site: SiteDetails };",
    ],
    ['function Page({ i18n, site, reportError }', 'function Page({ i18n, agency: site, reportError }'],
  );
  editFile(join(workspace, 'shared/testing/renderPage.tsx'), ['site={site}', 'agency={site}']);
}

function hostBothContracts(workspace: string): void {
  const remotes = join(workspace, 'shell/src/remotes');
  renameSync(join(remotes, 'pageAdapters.ts'), join(remotes, 'pageAdapters.tsx'));
  editFile(
    join(remotes, 'pageAdapters.tsx'),
    [
      'import type { PageComponent }',
      "import type { FunctionComponent } from 'react';\nimport type { PageComponent, PageProps, SiteDetails }",
    ],
    ['export const PAGE_ADAPTERS: Readonly<Record<number, PageAdapter>> = { 2: exposedPage };', ADAPTER],
  );
  editFile(join(workspace, 'shell/src/outlet/RemotePage/RemotePage.tsx'), ['site={site}', 'agency={site}']);
}

test('A new contract is rolled out remote by remote', async ({ copy, workspace, page, consoleErrors }) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const build = (name: string) => run('farekite', ['build'], join(workspace, name));
  const publish = (name: string) =>
    run('farekite', ['publish', `${name}/dist`, '--site', copy.directory], workspace);
  await test.step('contract 3 renames a page prop, and the shell gets an adapter for contract 2', async () => {
    moveToContract3(workspace);
    hostBothContracts(workspace);
    writeFileSync(
      join(workspace, 'shell/tsconfig.json'),
      '{ "extends": "@farekite/tooling/tsconfig.json", "include": ["src/*.tsx", "src/*.d.ts"] }',
    );
    await Promise.all([run('tsc', ['-p', 'shell'], workspace), build('shell'), build('mfe-guides')]);
  });

  await test.step('the shell is published first, and no remote has to change', async () => {
    await publish('shell');
    for (const path of ROUTES) {
      await openPage(page, copy.url + path);
    }
    expect(consoleErrors).toEqual([]);
  });

  await test.step('then one remote is published, and a visit navigates between both majors', async () => {
    await publish('mfe-guides');
    expect(await run('farekite', ['status', '--site', copy.directory], workspace)).toMatch(
      /mfe-home +\w+ +2\.[^]+mfe-guides +\w+ +3\./,
    );
    const call = page.getByRole('main').getByRole('link', { name: AGENCY.phone });
    const { version } = await readRelease(join(workspace, 'mfe-guides/dist'));
    await openPage(page, `${copy.url}/paris-guide`);
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
