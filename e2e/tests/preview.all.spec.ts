import { promote, publishPreview } from '@farekite/tooling/release';
import { expectAccessible } from '../support/accessibility';
import { readDocument } from '../support/composedDocument';
import { test, type SiteCopy } from '../support/siteCopy';
import { expect, untilHydrated } from '../support/site';

const HOME = '/';
const DEALS = '/student-travel-deals';
const BANNER = 'Get Great Deals! Choose from 200+ airlines for low airfares!';
const NEXT = {
  deals: 'A heading of deals that only a preview shows',
  home: 'A heading of home that only a preview shows',
  shell: 'An announcement that only a preview shows',
};

/** The next releases of two remotes and of the shell, with another text each. */
async function nextReleases(copy: SiteCopy) {
  return [
    await copy.nextRelease('shell', BANNER, NEXT.shell),
    await copy.nextRelease('mfe-home', (await readDocument(HOME)).heading, NEXT.home),
    await copy.nextRelease('mfe-deals', (await readDocument(DEALS)).heading, NEXT.deals),
  ];
}

/** The document of a page as the server sends it, without running scripts. */
async function readBytes(copy: SiteCopy, path: string, cookie = '') {
  const { headers, ...answer } = await fetch(copy.url + path, { headers: { cookie } }).then(
    async (response) => ({ headers: response.headers, html: await response.text() }),
  );
  return { ...answer, cacheControl: headers.get('cache-control'), robots: headers.get('x-robots-tag') };
}

test('Two remotes and the shell are previewed together by the documents that go live', async ({
  copy,
  page,
  consoleErrors,
}) => {
  const next = await nextReleases(copy);
  const labels = next.map(({ release: { name, version } }) => `${name}@${version}`);
  await publishPreview(
    next.map(({ dist }) => dist),
    copy.site,
  );
  const cookie = `preview=${encodeURIComponent(labels.join())}`;
  const live = await readBytes(copy, DEALS);
  const previewed = [await readBytes(copy, HOME, cookie), await readBytes(copy, DEALS, cookie)];
  const heading = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('region', { name: 'Preview', exact: true });

  await test.step('the documents contain what is new, for nobody else and for no cache', () => {
    expect(live.html).not.toContain(NEXT.deals);
    expect(live).toMatchObject({ cacheControl: 'no-cache, no-transform', robots: null });
    for (const document of previewed) {
      expect(document).toMatchObject({ cacheControl: 'private, no-store, no-transform', robots: 'noindex' });
      expect(document.html).toContain(NEXT.shell);
    }
    expect(previewed[0]?.html).toContain(NEXT.home);
    expect(previewed[1]?.html).toContain(NEXT.deals);
  });

  await test.step('the link shows them, with a banner that names them', async () => {
    await page.goto(`${copy.url}${HOME}?preview=${labels.join()}`);
    await untilHydrated(page);
    await expect(page).toHaveURL(copy.url + HOME);
    await expect(heading).toHaveText(NEXT.home);
    for (const label of labels) await expect(banner).toContainText(label);
    await expectAccessible(page);
  });

  await test.step('a link that is followed in the browser stays in the preview', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.visit = 'the same document';
    });
    await page.getByRole('main').locator(`a[href="${DEALS}"]`).first().click();
    await expect(heading).toHaveText(NEXT.deals);
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'the same document');
    await expect(page.locator('[data-remote="mfe-deals"]')).toHaveAttribute(
      'data-release',
      next[2]?.release.version ?? '',
    );
    await expect(banner).toBeVisible();
  });

  await test.step('leaving the preview shows the live page again', async () => {
    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(heading).not.toHaveText(NEXT.deals);
    await untilHydrated(page);
    await expect(page).toHaveURL(copy.url + DEALS);
    await expect(banner).toBeHidden();
  });

  await test.step('what was previewed goes live, byte for byte', async () => {
    for (const label of labels) await promote(label, copy.site);
    const promoted = [await readBytes(copy, HOME), await readBytes(copy, DEALS)];
    expect(promoted.map(({ html }) => html)).toEqual(previewed.map(({ html }) => html));
  });
  expect(consoleErrors).toEqual([]);
});
