import { publishPreview } from '@farekite/tooling/release';
import { expectAccessible } from '../support/accessibility';
import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { readDocument } from '../support/composedDocument';
import { test } from '../support/siteCopy';
import { expect, openPage } from '../support/site';

const HOME = '/';
const DEALS = '/student-travel-deals';
const BANNER = 'Get Great Deals! Choose from 200+ airlines for low airfares!';
const NEXT = {
  deals: 'A heading of deals that only a preview shows',
  home: 'A heading of home that only a preview shows',
  shell: 'An announcement that only a preview shows',
};

test('Two remotes and the shell are previewed together', async ({ copy, page, consoleErrors }) => {
  const next = [
    await copy.nextRelease('shell', BANNER, NEXT.shell),
    await copy.nextRelease('mfe-home', (await readDocument(HOME)).heading, NEXT.home),
    await copy.nextRelease('mfe-deals', (await readDocument(DEALS)).heading, NEXT.deals),
  ];
  const labels = next.map(({ release: { name, version } }) => `${name}@${version}`);
  await publishPreview(
    next.map(({ dist }) => dist),
    copy.site,
  );
  const heading = page.getByRole('heading', { level: 1 });
  const banner = page.getByRole('region', { name: 'Preview', exact: true });

  await test.step('the link shows them, with a banner that names them', async () => {
    await openPage(page, `${copy.url}${HOME}?preview=${labels.join()}`);
    await expect(page).toHaveURL(copy.url + HOME);
    await expect(heading).toHaveText(NEXT.home);
    for (const label of labels) await expect(banner).toContainText(label);
    await expectAccessible(page);
  });

  await test.step('a link that is followed in the browser stays in the preview', async () => {
    await markDocument(page);
    await page.getByRole('main').locator(`a[href="${DEALS}"]`).first().click();
    await expect(heading).toHaveText(NEXT.deals);
    await expectSameDocument(page);
    await expect(page.locator('[data-remote="mfe-deals"]')).toHaveAttribute(
      'data-release',
      next[2]?.release.version ?? '',
    );
    await expect(banner).toBeVisible();
  });

  expect(consoleErrors).toEqual([]);
});
