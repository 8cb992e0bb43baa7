import type { Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests';
import { untilPainted } from '../support/layout';
import { recordShifts } from '../support/layoutShifts';
import { chooseLanguage, EVERY_PATH, expect, test, untilHydrated } from '../support/site';

/** In CSS pixels: high enough to show most pages without scrolling. */
const HEIGHT = 4500;

/** Scrolls down by one screen. Returns false at the end of the page. */
function scrollDown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight, behavior: 'instant' });
    return scrollY > before;
  });
}

for (const [width, language] of [
  [390, 'es'],
  [1280, 'en'],
] as const) {
  test(`No page shifts its layout when scripts and pictures arrive late (${String(width)} px, ${language})`, async ({
    page,
  }) => {
    // Intended animations are tested in motion.spec.ts.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: HEIGHT });
    await chooseLanguage(page, language);
    const scripts = await holdRequests(page, /\.js$/);
    const pictures = await holdRequests(page, /\.(avif|webp)$/);
    const readShifts = await recordShifts(page);
    for (const path of EVERY_PATH) {
      await test.step(path, async () => {
        for (const files of [scripts, pictures]) files.hold();
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await untilPainted(page);
        await scripts.release();
        await untilHydrated(page, 'h1');
        await untilPainted(page);
        do {
          await untilPainted(page);
          await pictures.release();
          await untilPainted(page);
          pictures.hold();
        } while (await scrollDown(page));
        await untilPainted(page);
        expect.soft(await readShifts()).toEqual([]);
      });
    }
  });
}
