import { join } from 'node:path';
import { openPage, test } from '../support/site';

test.use({ viewport: { width: 1280, height: 860 } });

test('The home page for the README', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].slice(0, 3).map((picture) => picture.decode()));
  });
  const path = join(import.meta.dirname, '../../docs/images/site.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
});
