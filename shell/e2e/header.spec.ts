import type { Page } from '@playwright/test';
import { AGENCY, CALL_HREF } from '@farekite/e2e/agency';
import { boxOf, PHONE, WIDTHS } from '@farekite/e2e/layout';
import { blockScriptsAndPictures, expect, openPage, test } from '@farekite/e2e/site';

function header(page: Page) {
  return page.getByRole('banner');
}

test('The phone number is in the header at every screen width [SHELL-10, LAYOUT-4]', async ({ page }) => {
  await blockScriptsAndPictures(page);
  await page.goto('/terms');
  const call = header(page).getByRole('link', { name: `Call Now ${AGENCY.phone}` });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(call).toHaveAttribute('href', CALL_HREF);
    const [link, number] = [await boxOf(call), await boxOf(call.getByText(AGENCY.phone))];
    expect(number.width, `width of the number on ${String(width)} px`).toBeGreaterThan(80);
    expect(link.height).toBeGreaterThanOrEqual(44);
    expect(link.right).toBeLessThanOrEqual(width);
  }
});

test.describe('The mobile menu', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('works by touch and by keyboard alone, and switches the language [LAYOUT-7]', async ({ page }) => {
    const button = header(page).getByRole('button', { name: /^Men[uú]$/ });
    const menu = page.locator('#mobile-menu');
    await openPage(page, '/terms');
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(menu.getByRole('link')).toHaveText(['Home', 'About', 'Blog', 'Contact']);
    await menu.getByRole('button', { name: 'Switch to Spanish' }).tap();
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(button).toBeFocused();
    await button.tap();
    await expect(menu.getByRole('link')).toHaveText(['Inicio', 'Nosotros', 'Blog', 'Contacto']);
    await button.tap();
    await expect(menu).toBeHidden();

    await button.press('Enter');
    for (const name of ['Inicio', 'Nosotros', 'Blog', 'Contacto']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Switch to English · Inglés' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Space');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
  });
});

test('The first Tab stop is the skip link past the header [LAYOUT-19]', async ({ page }) => {
  await openPage(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  expect((await boxOf(main)).y).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link').first()).toBeFocused();
});

test('The sticky header stays visible and covers no link target [HOME-9, LAYOUT-22]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [address, name] of [
    ['/#about', 'About Us'],
    ['/terms#cancellation', 'Changes and cancellation'],
  ] as const) {
    await openPage(page, address);
    const heading = page.getByRole('region', { name }).getByRole('heading', { name });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const bar = await boxOf(header(page));
    expect(bar.y).toBe(0);
    expect((await boxOf(heading)).y).toBeGreaterThan(bar.height);
  }
});
