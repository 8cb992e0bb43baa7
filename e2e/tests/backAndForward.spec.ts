import { expect, FIRST_PAGES, openPage, ROUTES, test } from '../support/site';

/** What keeps a page from it is the shell's or in what the pages of a remote share. */
const PATHS = process.env.FAREKITE_TEST === 'all' ? ROUTES : FIRST_PAGES.values();

// Playwright switches the cache off, because `goBack` waits for a load. Chromium without a window keeps no page, but says why.
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('No page keeps the browser from showing it again at once by Back', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const blockers: string[] = [];
  let isExplained = false;
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    isExplained = true;
    // Circumstantial are the reasons that no page can change.
    const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    blockers.push(...ofPage.map(({ reason }) => reason));
  });
  for (const path of PATHS) {
    await test.step(path, async () => {
      isExplained = false;
      await openPage(page, path);
      await page.evaluate(() => void Object.assign(window, { isKept: true }));
      await page.goto('/robots.txt');
      // A page that is shown again does not load.
      await page.goBack({ waitUntil: 'commit' });
      const isShownAgain = () => page.evaluate(() => 'isKept' in window);
      await expect.poll(async () => isExplained || (await isShownAgain())).toBe(true);
      expect(blockers).toEqual([]);
    });
  }
});
