import type { Locator, Page } from '@playwright/test';
import { AGENCY } from '@farekite/e2e/agency';
import {
  boxOf,
  expectNoSidewaysScroll,
  LAPTOP,
  setTextSize,
  untilPainted,
  WIDTHS,
} from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, switchLanguage, test } from '@farekite/e2e/site';

/** With the browser's own bars. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
] as const;

/** Spanish words are longer. */
const TEXT_SIZES = { en: '100%', es: '200%' } as const;

function findSection(page: Page): Locator {
  return page.getByRole('region', { name: /^(Popular Destinations|Destinos populares)$/ });
}

async function discover(page: Page, name: string): Promise<Locator> {
  await findSection(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('The destination dialog is modal [HOME-15, HOME-16]', { tag: '@engines' }, async ({ page }) => {
  await openPage(page, '/');
  const opener = findSection(page).getByRole('button', { name: 'Discover Goa' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Goa, India' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true);

  const call = dialog.getByRole('link', { name: `Book Now: ${AGENCY.phone}` });
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();

  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  // A page that can scroll does so within the next frame.
  await untilPainted(page);
  expect(await scrolled()).toBe(before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(before);

  const bali = await discover(page, 'Bali');
  await bali.getByRole('heading', { name: 'Bali, Indonesia' }).click();
  await expect(bali).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(bali).toBeHidden();
  await expect(findSection(page).getByRole('button', { name: 'Discover Bali' })).toBeFocused();

  const santorini = await discover(page, 'Santorini');
  await santorini.getByText(/^White houses/).hover({ position: { x: 20, y: 60 } });
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(santorini).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
});

test('A dialog fits every screen [HOME-65, LAYOUT-27]', { tag: '@engines' }, async ({ page }) => {
  await openPage(page, '/');
  for (const language of LANGUAGES) {
    await page.setViewportSize(LAPTOP);
    await switchLanguage(page, language);
    const dialog = await discover(page, 'Kuala Lumpur');
    const call = dialog.getByRole('link', { name: AGENCY.phone });
    for (const size of PHONES) {
      await test.step(`fare and phone link on a phone of ${String(size.width)} px (${language})`, async () => {
        await page.setViewportSize(size);
        for (const share of [0, 0.5, 1]) {
          await dialog.evaluate((element, top) => {
            element.scrollTop = top * (element.scrollHeight - element.clientHeight);
          }, share);
          await expect(dialog.getByText('$759')).toBeInViewport({ ratio: 1 });
          await expect(call).toBeInViewport({ ratio: 1 });
        }
        const fare = await boxOf(dialog.getByText('$759').locator('xpath=ancestor::div[2]'));
        expect(fare.height).toBeLessThan(size.height / 2.5);
      });
    }
    const textSize = TEXT_SIZES[language];
    await setTextSize(page, textSize);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      const why = `${width} px at ${textSize} (${language})`;
      const measures = await dialog.evaluate((element) => {
        element.scrollTop = 0;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const cut = [...element.querySelectorAll('h2, h3, p, li, a, button')].filter((part) => {
          const box = part.getBoundingClientRect();
          return box.left < left || box.right > right || part.scrollWidth > part.clientWidth + 1;
        });
        return {
          onScreen: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          sideways: scrollWidth - clientWidth,
          scrolls: scrollHeight > clientHeight,
          cut: cut.map((part) => part.textContent),
        };
      });
      expect(measures, why).toEqual({ onScreen: true, sideways: 0, scrolls: true, cut: [] });
      await call.scrollIntoViewIfNeeded();
      await expect(call, why).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button'), why).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expectNoSidewaysScroll(page);
    await setTextSize(page, '100%');
  }
});

test('The destination dialog throws a shadow over what is below [HOME-65]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/', 'es');
  const dialog = await discover(page, 'Bali');
  const fare = dialog.getByText('$629').locator('xpath=ancestor::div[2]');
  const expectShadow = (opacity: string) => expect(fare).toHaveCSS('opacity', opacity, { pseudo: 'before' });
  await expectShadow('1');
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expectShadow('0');
  await page.setViewportSize({ width: 360, height: 1600 });
  await expectShadow('0');
});
