import type { Page } from '@playwright/test';
import { ROUTES as ROUTE_TABLE } from '@farekite/shared/contract';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import { followLink } from '../support/clientNavigation';
import { expect, openPage, recordRequests, ROUTES, test, untilHydrated } from '../support/site';

interface Shared {
  readonly from: string;
  readonly useIn: readonly string[];
}

interface Instance {
  readonly name: string;
  readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
  readonly shareScopeMap: { readonly default: Readonly<Record<string, Readonly<Record<string, Shared>>>> };
}

/** What the developer tools of module federation read. */
interface Federated {
  readonly __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
}

const REMOTES = [...new Set(ROUTE_TABLE.map(({ remote }) => remote))];

/** The first page of each remote. */
const FIRST_PAGES = new Map(ROUTE_TABLE.toReversed().map(({ remote, path }) => [remote, path]));

/** What only the code of React sets, and only those of i18next and of the federation runtime's core say. */
const OF_REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=(?!=)/g;
const OF_I18NEXT = /i18next is already initialized/g;
const OF_RUNTIME = /Please note that overriding it may cause unexpected errors/g;

async function instances(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__.map(({ name }) => name),
  );
}

async function liveRelease(page: Page, remote: string): Promise<RemoteRelease> {
  return (await (await page.request.get(`/live/${remote}.json`)).json()) as RemoteRelease;
}

test("?owners shows which remote and release a page comes from; the field's tools find the shell's instance and the remotes that were loaded, which use its React, in one version", async ({
  page,
}) => {
  await openPage(page, '/first-class-deals?owners');
  const region = page.locator('[data-remote="mfe-deals"]');
  await expect(region).toHaveAttribute('data-release', /^[0-9a-f]{16}$/);
  await expect(region).toHaveCSS('outline-style', 'dashed');
  expect(await instances(page)).toEqual(['shell', 'mfe_deals']);
  await followLink(page, '/contact');
  await expect(page.getByLabel('Subject')).toBeVisible();
  expect(await instances(page)).toEqual(['shell', 'mfe_deals', 'mfe_home']);
  const { remotes } = await page.evaluate(() => {
    const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    return { remotes: shell?.options.remotes.map(({ name, entry }) => ({ name, entry })) };
  });
  const entries = await Promise.all(
    ['mfe-deals', 'mfe-home'].map(async (remote) => {
      const release = await liveRelease(page, remote);
      const entry = new URL(releasePath(release) + release.entry, page.url()).href;
      return { name: release.container, entry };
    }),
  );
  expect(remotes).toEqual(entries);
  const shared = await page.evaluate(() => {
    const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    return Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, versions]) => ({
      name,
      users: Object.values(versions).map(({ from, useIn }) => ({ from, useIn: [...useIn].sort() })),
    }));
  });
  const users = [{ from: 'shell', useIn: ['mfe_deals', 'mfe_home'] }];
  expect(shared).toContainEqual({ name: 'react', users });
  expect(shared).toContainEqual({ name: 'react/jsx-runtime', users });
});

for (const [remote, path] of FIRST_PAGES) {
  test(`${path} fetches each file that it names once, of all remotes only ${remote}, no stylesheet and no font, and one copy of each library [HOME-29]`, async ({
    page,
    request,
  }) => {
    const addresses = recordRequests(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code.match(OF_REACT)).toHaveLength(1);
    expect(code.match(OF_I18NEXT)).toHaveLength(1);
    expect(code.match(OF_RUNTIME)).toHaveLength(1);

    // Addresses are between quotes, in srcset between spaces, in styles between brackets.
    const named = (await (await request.get(path)).text()).split(/[\s"()]+/);
    const fetched = addresses.filter((address) => address.startsWith('/releases/'));
    expect(fetched.length).toBeGreaterThan(5);
    expect(fetched.filter((address, index) => fetched.indexOf(address) !== index)).toEqual([]);
    expect(fetched.filter((address) => !named.includes(address))).toEqual([]);
    expect(REMOTES.filter((name) => addresses.some((address) => address.includes(name)))).toEqual([remote]);
    expect(addresses.filter((address) => /\.(?:css|woff2)$/.test(address))).toEqual([]);

    const release = await liveRelease(page, remote);
    const manifest = new URL('mf-manifest.json', new URL(releasePath(release) + release.entry, page.url()));
    const answer = await page.request.get(manifest.href);
    expect(await answer.json()).toMatchObject({
      name: release.container,
      metaData: { remoteEntry: { name: 'remoteEntry.js' }, globalName: release.container },
      exposes: expect.arrayContaining(
        Object.values(release.pages).map(
          ({ module }) => expect.objectContaining({ path: module }) as unknown,
        ),
      ) as unknown,
    });
  });
}

// No page loads more than its document names, as the tests above expect.
test('No other page loads mfe-admin [ADMIN-5]', async ({ request }) => {
  for (const path of ROUTES.filter((route) => !route.startsWith('/admin'))) {
    expect(await (await request.get(path)).text(), path).not.toContain('mfe-admin');
  }
});
