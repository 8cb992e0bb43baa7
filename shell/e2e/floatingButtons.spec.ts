import type { Locator } from '@playwright/test';
import { expectShown, floatingButtons } from '@farekite/e2e/floatingButtons';
import { boxOf, LAPTOP, PHONE, untilPainted, WIDTHS } from '@farekite/e2e/layout';
import { chooseLanguage, expect, openPage, test, untilHydrated } from '@farekite/e2e/site';

test.use({ viewport: PHONE });

test('The floating buttons are hidden by dialogs, the bar by typing [LAYOUT-16]', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('combobox', { name: 'From' }).fill('new york');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(floatingButtons(page)).toHaveCSS('opacity', '0');
  await expect(floatingButtons(page)).toHaveCSS('pointer-events', 'none');
  await page.setViewportSize(LAPTOP);
  await expectShown(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('combobox', { name: 'From' }).blur();
  await expectShown(page);

  await page
    .getByRole('button', { name: /Discover/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(floatingButtons(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectShown(page);
});

async function intersect(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

test('Floating buttons and the notice cover nothing [LAYOUT-15, LAYOUT-31]', async ({ page }) => {
  await chooseLanguage(page, 'es');
  await page.route('**/releases/mfe-deals/**/*.js', (route) => route.abort());
  await page.goto('/first-class-deals');
  await untilHydrated(page, 'header');
  const notice = page.locator('main > [role="status"] > *');
  for (const width of WIDTHS) {
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ ...PHONE, width });
      await untilPainted(page);
      expect(await intersect(floatingButtons(page), notice)).toBe(false);
      for (const control of await page.locator('[data-remote]').getByRole('link').all())
        expect(await intersect(control, notice)).toBe(false);
      await notice.getByRole('button').click({ trial: true });
      await expectShown(page);
    });
  }
});
