import { expect, ROUTES, test, untilHydrated } from '../support/site';

// Playwright switches the cache off; the headless browser keeps no page, but says why.
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('No page keeps the browser from showing it again at once by Back', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const blockers: string[] = [];
  let visits = 0;
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    visits++;
    // Circumstantial are the reasons that no page can change.
    const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    blockers.push(...ofPage.map(({ reason }) => reason));
  });
  for (const [index, path] of ROUTES.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      await untilHydrated(page);
      await page.goto('/robots.txt');
      await page.goBack();
      await expect.poll(() => visits).toBe(index + 1);
      expect(blockers).toEqual([]);
    });
  }
});
