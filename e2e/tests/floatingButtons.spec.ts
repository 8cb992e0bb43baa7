import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../support/site';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

function floating(page: Page) {
  return page.getByRole('complementary', { name: 'Quick contact' });
}

/** They are neither seen nor in the way of a pointer. */
async function expectAway(page: Page): Promise<void> {
  await expect(floating(page)).toHaveCSS('opacity', '0');
  await expect(floating(page)).toHaveCSS('pointer-events', 'none');
}

/** They are seen, and can be pressed. */
async function expectThere(page: Page): Promise<void> {
  await expect(floating(page)).toHaveCSS('opacity', '1');
  for (const link of await floating(page).getByRole('link').all()) await link.click({ trial: true });
}

/** What the floating buttons cover of what is focused, once the browser has drawn; `''` for nothing. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // The page learns of what lies where with a frame, and answers with the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    const focus = activeElement.getBoundingClientRect();
    const covers = [...document.querySelectorAll('aside[aria-label="Quick contact"] a')].some((button) => {
      if (button === activeElement || getComputedStyle(button.parentElement ?? button).opacity === '0') {
        return false;
      }
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return focus.left < right && focus.right > left && focus.top < bottom && focus.bottom > top;
    });
    return covers ? (activeElement.textContent || activeElement.outerHTML).slice(0, 60) : '';
  });
}

/** Whether the visitor is still at something in the page's own part. */
function isInMain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
}

test('Call and email float as two discs of 56 pixels in the lower right corner, also over large text', async ({
  page,
}) => {
  await openPage(page, '/terms');
  const email = floating(page).getByRole('link', { name: 'Email info@farekite.example' });
  const call = floating(page).getByRole('link', { name: 'Call Now 1-800-555-0199' });
  await expect(email).toHaveAttribute('href', 'mailto:info@farekite.example');
  await expect(call).toHaveAttribute('href', 'tel:+18005550199');
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    for (const button of [email, call]) {
      const box = await button.boundingBox();
      expect([box?.width, box?.height]).toEqual([56, 56]);
      expect(box?.x).toBeGreaterThan(PHONE.width - 170);
      // Side by side at the lower edge.
      expect(box?.y).toBe(PHONE.height - 72 - (textSize === '200%' ? 16 : 0));
    }
  }
});

for (const path of ['/blog', '/contact', '/first-class-deals'] as const) {
  test(`A keyboard that goes through ${path} never finds its focus under them`, async ({ page }) => {
    await openPage(page, path);
    await page.getByRole('main').focus();
    const covered: string[] = [];
    let stops = 0;
    await page.keyboard.press('Tab');
    while (await isInMain(page)) {
      stops++;
      const what = await coveredFocus(page);
      if (what) covered.push(what);
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(5);
    expect(covered).toEqual([]);
  });
}

test('A keyboard comes to them after the page and before the footer, wherever they were hidden', async ({
  page,
}) => {
  await openPage(page, '/blog');
  await page.getByRole('main').getByRole('link').last().focus();
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expectAway(page);
  for (const name of [/^Email/, /^Call Now/]) {
    await page.keyboard.press('Tab');
    await expect(floating(page).getByRole('link', { name })).toBeFocused();
    await expectThere(page);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  await expectAway(page);
});

/** Scrolls so that this much of the element's height shows at the lower edge of the screen. */
function scrollInFromBelow(part: Locator, px: number): Promise<void> {
  return part.evaluate((element, shown) => {
    window.scrollBy(0, element.getBoundingClientRect().top - innerHeight + shown);
  }, px);
}

test('On a phone they leave the first screen alone, are there while a page is read, and leave the footer alone from its first line to its last', async ({
  page,
}) => {
  await openPage(page, '/terms');
  await expectAway(page);
  await scrollInFromBelow(page.getByRole('heading', { level: 2 }).nth(2), 300);
  await expectThere(page);
  const footer = page.getByRole('contentinfo');
  await scrollInFromBelow(footer, 60);
  await expectAway(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expectAway(page);
  for (const link of await footer.getByRole('link').all()) await link.click({ trial: true });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expectAway(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectThere(page);
});

test('They give way to each control that comes under them, and come back behind it', async ({ page }) => {
  await openPage(page, '/first-class-deals');
  const book = page
    .getByRole('main')
    .getByRole('link', { name: /Book Now/ })
    .first();
  await scrollInFromBelow(book, 60);
  await expectAway(page);
  await scrollInFromBelow(book, 240);
  await expectThere(page);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('they are there from the first screen on', async ({ page }) => {
    await page.goto('/terms');
    await expectThere(page);
  });
});

test('They make room for whoever types, for what opens below a field, and for a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/');
  await expectThere(page);
  await page.getByRole('combobox', { name: 'From' }).fill('new york');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAway(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expectThere(page);

  const discover = page.getByRole('button', { name: /Discover/ }).first();
  await discover.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(floating(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expectThere(page);
});

test('A page that is shorter than the screen shows them all the same', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  for (const path of ['/admin', '/no-such-page']) {
    await page.goto(path);
    await expectThere(page);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  }
});
