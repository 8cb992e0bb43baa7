import { expectAccessible } from '../support/accessibility';
import { expectReadable } from '../support/contrast';
import { expect, openPage, test } from '../support/site';

test('The home page passes all accessibility checks after its animations were paused', async ({ page }) => {
  await openPage(page, '/');
  const pause = page.getByRole('button', { name: /^Pause/ });
  await expect(pause).toHaveCount(3);
  while ((await pause.count()) > 0) await pause.first().click();
  await expectAccessible(page);
  await expectReadable(page);
});
