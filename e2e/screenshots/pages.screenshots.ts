import { join } from 'node:path';
import { loadAllPictures } from '../support/layout';
import { chooseLanguage, EVERY_PATH, LANGUAGES, test, untilHydrated } from '../support/site';

const SCREENSHOTS = join(import.meta.dirname, '../../screenshots');
const WIDTHS = (process.env.WIDTHS ?? '390,1280').split(',').map(Number);
const HEIGHT = 900;

for (const width of WIDTHS) {
  for (const language of LANGUAGES) {
    for (const path of EVERY_PATH) {
      test(`${path} at ${String(width)} px (${language})`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHT });
        await chooseLanguage(page, language);
        await page.goto(path);
        await untilHydrated(page, 'h1');
        await loadAllPictures(page);
        await page.evaluate(() => document.fonts.ready);
        const file = join(SCREENSHOTS, String(width), language, path === '/' ? 'home.png' : `${path}.png`);
        await page.screenshot({ path: file, fullPage: true });
      });
    }
  }
}
