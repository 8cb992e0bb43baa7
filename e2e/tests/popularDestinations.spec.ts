import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, WIDTHS } from '../support/layout';
import { expect, LANGUAGES, openPage, test } from '../support/site';

function findSection(page: Page): Locator {
  return page.getByRole('region', { name: /^(Popular Destinations|Destinos populares)$/ });
}

async function discover(page: Page, name: string): Promise<Locator> {
  await findSection(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('The popular destinations are four cards with the original price struck and the discount in words', async ({
  page,
}) => {
  await openPage(page, '/');
  const cards = findSection(page).getByRole('listitem');
  await expect(cards).toHaveText([
    /^Bali.*Original price \$899 Price now \$629 30% off.*Discover/,
    /^Kuala Lumpur.*Original price \$999 Price now \$759 24% off.*Discover/,
    /^Goa.*Original price \$789 Price now \$529 33% off.*Discover/,
    /^Santorini.*Original price \$799 Price now \$559 30% off.*Discover/,
  ]);
  await expect(cards.first().getByText('$899')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(cards.first().getByText('$629')).toHaveCSS('text-decoration-line', 'none');
});

test.describe('The pop-up of a destination', () => {
  test('opens, keeps the focus and closes by keyboard alone, over a page that stands still', async ({
    page,
  }) => {
    await openPage(page, '/');
    const opener = findSection(page).getByRole('button', { name: 'Discover Goa' });
    const floating = page.getByRole('complementary');
    await expect(floating).toBeVisible();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Goa, India' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
    await expect(floating).toBeHidden();

    for (const list of ['Includes', 'Highlights']) {
      const part = dialog.getByRole('heading', { name: list }).locator('..');
      await expect(part.getByRole('listitem')).toHaveCount(4);
    }
    const call = dialog.getByRole('link', { name: 'Book Now: 1-800-555-0199' });
    await expect(call).toHaveAttribute('href', 'tel:+18005550199');
    await page.keyboard.press('Tab');
    await expect(call).toBeFocused();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      const behind = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(behind).toBe(false);
    }

    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.move(5, 450);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('PageDown');
    // Where it may, a page follows the wheel in the next frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await scrolled()).toBe(before);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(floating).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });

  test('closes on Close and on its backdrop, but not on a text that is selected out of it nor on a double click', async ({
    page,
  }) => {
    await openPage(page, '/');
    for (const close of ['button', 'backdrop'] as const) {
      const dialog = await discover(page, 'Bali');
      await dialog.getByRole('heading', { name: 'Bali, Indonesia' }).click();
      await expect(dialog).toBeVisible();
      if (close === 'button') await dialog.getByRole('button', { name: 'Close' }).click();
      else await page.mouse.click(20, 450);
      await expect(dialog).toBeHidden();
      await expect(findSection(page).getByRole('button', { name: 'Discover Bali' })).toBeFocused();
    }

    const dialog = await discover(page, 'Santorini');
    await dialog.getByText(/White houses and blue domes/).hover();
    await page.mouse.down();
    await page.mouse.move(20, 450);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');

    await page.keyboard.press('Escape');
    await findSection(page).getByRole('button', { name: 'Discover Santorini' }).dblclick();
    await expect(dialog).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`is wholly on the screen at every width, and scrolls where its text is larger (${language})`, async ({
      page,
    }) => {
      await openPage(page, '/', language);
      const dialog = await discover(page, 'Kuala Lumpur');
      const call = dialog.getByRole('link', { name: /1-800-555-0199/ });
      for (const textSize of ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        for (const width of WIDTHS) {
          const height = 640;
          await page.setViewportSize({ width, height });
          const why = `${width} px at ${textSize}`;
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
      }
      await page.keyboard.press('Escape');
      await expectNoSidewaysScroll(page);
    });
  }
});
