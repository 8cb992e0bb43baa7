import { SITUATIONS, titleOf } from '../faults/situations';
import { test, visit } from '../faults/visit';
import { readDocument } from '../support/composedDocument';
import { expect } from '../support/site';

for (const situation of SITUATIONS) {
  test(titleOf(situation), ({ page, server }) => visit(page, server, situation));
}

test('A page that throws while it is hydrated is shown as prerendered, with an offer to try again', async ({
  page,
}) => {
  // A browser without it: fares cannot be written.
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new Error('There are no numbers today');
      },
    });
  });
  await page.goto('/first-class-deals');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  const { heading } = await readDocument('/first-class-deals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('banner')).toBeVisible();
});
