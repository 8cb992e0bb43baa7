import { prune, publish } from '@farekite/tooling/release';
import { readDocument } from '../support/composedDocument';
import { test } from '../support/siteCopy';
import { expect, openPage, untilHydrated } from '../support/site';

/** Releases of the last day are kept in any case. */
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;

test('An open page works as long as its release is kept', async ({ copy, page, consoleErrors }) => {
  await openPage(page, `${copy.url}/student-travel-deals`);
  const region = page.locator('[data-remote]');
  const opened = (await region.getAttribute('data-release')) ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  // Away from links, whose pages would be loaded ahead.
  const follow = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.mouse.move(0, 0);
  };
  let last = '';
  for (const word of ['First', 'Second']) {
    const { dist, release } = await copy.nextRelease('mfe-deals', 'Sample fare', `${word} sample fare`);
    await publish(dist, copy.site);
    last = release.version;
  }

  await test.step('a prune keeps the release: the page loads files that this visit has not loaded yet', async () => {
    await prune(copy.site, { keep: 2, nowMs: Date.now() + TWO_DAYS_MS });
    await follow('Family Travel');
    await expect(page).toHaveURL(/\/family-travel-deals$/);
    await expect(region).toHaveAttribute('data-release', opened);
    await expect(page.getByText('Sample fare', { exact: true })).toHaveCount(3);
    expect(consoleErrors).toEqual([]);
  });

  await test.step('a prune removes it: the tab is told about the next page, and loads the live one by Try again', async () => {
    // Until then, the pointer of the shell names the release of the tab: its pages stand in for those that may be missing.
    const { dist } = await copy.nextRelease('shell', 'Skip to content', 'Skip to the content');
    await publish(dist, copy.site);
    await prune(copy.site, { keep: 1, nowMs: Date.now() + TWO_DAYS_MS });
    await follow('Senior Travel');
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilHydrated(page);
    await expect(page).toHaveURL(/\/senior-travel-deals$/);
    await expect(heading).toHaveText((await readDocument('/senior-travel-deals')).heading);
    await expect(region).toHaveAttribute('data-release', last);
    await expect(page.getByText('Second sample fare', { exact: true })).toHaveCount(3);
  });
});
