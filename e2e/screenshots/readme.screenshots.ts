import { join } from 'node:path';
import { boxOf, loadAllPictures } from '../support/layout';
import { openPage, test, untilHydrated } from '../support/site';

const FILE = join(import.meta.dirname, '../../docs/images/site.jpg');
const WIDTH = 1280;

test.use({ viewport: { width: WIDTH, height: 1600 } });

test('the home page for the README', async ({ page }) => {
  await openPage(page, '/');
  // A font that arrives late is used from the next page on.
  await page.reload();
  await untilHydrated(page);

  const lastSection = await boxOf(page.locator('main section').nth(1));
  // Everything that floats above the page moves into the picture.
  await page.setViewportSize({ width: WIDTH, height: Math.floor(lastSection.bottom) });

  await loadAllPictures(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: FILE, type: 'jpeg', quality: 82 });
});
