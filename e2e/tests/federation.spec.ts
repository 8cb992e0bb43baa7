import { followLink } from '../support/clientNavigation';
import { expect, FIRST_PAGES, openPage, recordRequests, test } from '../support/site';

/** What the developer tools of module federation read. */
interface Federated {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly shareScopeMap: {
        readonly default: Record<string, Record<string, { from: string; useIn: string[] }>>;
      };
    }[];
  };
}

/** What only the code of each sets or says. */
const OF_REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=(?!=)/g;
const OF_I18NEXT = /i18next is already initialized/g;
const OF_RUNTIME = /Please note that overriding it may cause unexpected errors/g;

test("?owners shows which remote and release a page comes from, and the field's tools that the remotes use the shell's React, in one version", async ({
  page,
}) => {
  await openPage(page, '/first-class-deals?owners');
  const region = page.locator('[data-remote="mfe-deals"]');
  await expect(region).toHaveAttribute('data-release', /^[0-9a-f]{16}$/);
  await expect(region).toHaveCSS('outline-style', 'dashed');
  await followLink(page, '/contact');
  await expect(page.getByLabel('Subject')).toBeVisible();
  const users = await page.evaluate(() => {
    const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    const versions = Object.values(shell?.shareScopeMap.default.react ?? {});
    return versions.map(({ from, useIn }) => ({ from, useIn: useIn.toSorted() }));
  });
  expect(users).toEqual([{ from: 'shell', useIn: ['mfe_deals', 'mfe_home'] }]);
});

for (const [remote, path] of FIRST_PAGES) {
  test(`${path} fetches each file once, of ${remote} alone [HOME-29]`, async ({ page, request }) => {
    const addresses = recordRequests(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await openPage(page, path);
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
    expect(
      [...FIRST_PAGES.keys()].filter((name) => addresses.some((address) => address.includes(name))),
    ).toEqual([remote]);
    expect(addresses.filter((address) => /\.(?:css|woff2)$/.test(address))).toEqual([]);
  });
}
