import { publish, rollback } from '@farekite/tooling/release';
import { bucketsIn, putInBucket } from '../support/arms';
import { expectSameDocument, followLink, markDocument } from '../support/clientNavigation';
import { readDocument } from '../support/composedDocument';
import { expect, openPage } from '../support/site';
import { test } from '../support/siteCopy';

const DEALS = '/student-travel-deals';
const NEXT = 'A heading that only a canary shows';
const SHARE = 10;

test('A canary is shown to its share alone', async ({ copy: { nextRelease, site, url }, browser, page }) => {
  const live = (await readDocument(DEALS)).heading;
  const { dist, release } = await nextRelease('mfe-deals', live, NEXT);
  const canary = { version: release.version, share: SHARE };
  const visitor = async (bucket?: number) => {
    const context = await browser.newContext();
    if (bucket !== undefined) await putInBucket(context, url, bucket);
    return context.newPage();
  };
  await openPage(page, `${url}/contact`);
  await markDocument(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('We are four, and one of us');
  await publish(dist, site, { share: SHARE });

  for (const [arm, heading] of [
    ['canary', NEXT],
    ['control', live],
    [undefined, live],
  ] as const) {
    await test.step(`who is in ${arm ?? 'no arm'} sees "${heading}"`, async () => {
      const [bucket] = bucketsIn(arm, 'mfe-deals', canary);
      const shown = await visitor(bucket);
      await shown.goto(url + DEALS);
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(heading);
      await shown.goto(`${url}/about`);
      await markDocument(shown);
      await followLink(shown, DEALS);
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectSameDocument(shown);
      await shown.context().close();
    });
  }

  await test.step('who comes for the first time sees what is live, and gets a bucket for the next time', async () => {
    const shown = await visitor();
    await shown.goto(`${url}/about`);
    expect(await shown.context().cookies()).toEqual([]);
    await followLink(shown, DEALS);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(live);
    expect(await shown.context().cookies()).toMatchObject([{ name: 'bucket' }]);
    await shown.context().close();
  });

  await test.step('who was on a page of it stays there when it is taken back, and goes on to what is live', async () => {
    const shown = await visitor(bucketsIn('canary', 'mfe-deals', canary)[0]);
    await shown.goto(url + DEALS);
    await rollback('mfe-deals', site);
    await followLink(shown, '/first-class-deals');
    await expect(shown.locator('[data-remote="mfe-deals"]')).toHaveAttribute('data-release', release.version);
    await shown.goto(url + DEALS);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(live);
    await shown.context().close();
  });

  await expect(message).toHaveValue('We are four, and one of us');
  await expectSameDocument(page);
});
