import { menuPaths } from '@farekite/shared/contract';
import { expect, openPage, test } from '../support/site';

test('The sample fare of each guide stands on the deal page that it leads to [GUIDE-3]', async ({ page }) => {
  for (const path of menuPaths('guides')) {
    await test.step(path, async () => {
      await openPage(page, path);
      const fare = page.getByRole('main').getByRole('link', { name: /sample fare \$[\d,]+, round trip$/ });
      const [, route = '', price = ''] =
        /^(.+? to .+?)(?: in .+)?: .*(\$[\d,]*\d)/.exec(await fare.innerText()) ?? [];
      await fare.click();
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: route, exact: true }) });
      await expect(card).toContainText(price);
      await expect(card).toContainText('round trip');
    });
  }
});
