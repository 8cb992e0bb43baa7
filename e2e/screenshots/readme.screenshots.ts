import { join } from 'node:path';
import { loadAllPictures } from '../support/layout';
import { openPage, test, untilHydrated } from '../support/site';

const FILE = join(import.meta.dirname, '../../docs/images/site.jpg');
const WIDTH = 1280;

test.use({ viewport: { width: WIDTH, height: 1600 } });

test('the home page for the README', async ({ page }) => {
  await openPage(page, '/');
  // A font that arrives late is used from the next page on.
  await page.reload();
  await untilHydrated(page);

  const lastSection = await page.locator('main section').nth(1).boundingBox();
  if (!lastSection) throw new Error('The home page has no section after its hero.');
  // Everything that floats above the page moves into the picture.
  await page.setViewportSize({ width: WIDTH, height: Math.floor(lastSection.y + lastSection.height) });

  await loadAllPictures(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: FILE, type: 'jpeg', quality: 82 });
});
