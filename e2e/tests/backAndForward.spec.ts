import { ROUTES as ROUTE_TABLE } from '@farekite/shared/contract';
import { expect, ROUTES, test, untilHydrated } from '../support/site';

/** What keeps a page from it, such as a handler of `unload`, is the shell's or in what the pages of a remote share. */
const PATHS =
  process.env.FAREKITE_TEST === 'all'
    ? ROUTES
    : new Map(ROUTE_TABLE.map(({ remote, path }) => [remote, path])).values();

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
  let expected = 0;
  for (const path of PATHS) {
    expected++;
    await test.step(path, async () => {
      await page.goto(path);
      await untilHydrated(page);
      await page.goto('/robots.txt');
      await page.goBack();
      await expect.poll(() => visits).toBe(expected);
      expect(blockers).toEqual([]);
    });
  }
});
