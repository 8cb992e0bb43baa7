import type { Locator, Page } from '@playwright/test';
import { AGENCY, CALL_HREF, MAIL_HREF } from '../support/agency';
import { LAPTOP, PHONE, setTextSize, untilPainted, WIDTHS } from '../support/layout';
import { chooseLanguage, expect, LANGUAGES, openPage, test, untilHydrated } from '../support/site';

test.use({ viewport: PHONE });

function floating(page: Page) {
  return page.getByRole('complementary', { name: /Quick contact|Contacto rápido/ });
}

/** Expects the buttons to be invisible and not clickable. */
async function expectHidden(page: Page): Promise<void> {
  await expect(floating(page)).toHaveCSS('opacity', '0');
  await expect(floating(page)).toHaveCSS('pointer-events', 'none');
}

/** Expects the buttons to be visible and clickable. */
async function expectShown(page: Page): Promise<void> {
  await expect(floating(page)).toHaveCSS('opacity', '1');
  for (const link of await floating(page).getByRole('link').all()) await link.click({ trial: true });
}

/** The focused element that the floating buttons cover after a few frames; `''` for none. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // The buttons start to observe the focus after one frame, the browser reports with the next, and React renders in the third.
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
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

/** Whether focus is inside the page's main element. */
function isInMain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
}

test('The call and email buttons are 56 px discs in the lower right corner, also at large text sizes', async ({
  page,
}) => {
  await openPage(page, '/terms');
  const email = floating(page).getByRole('link', { name: `Email ${AGENCY.email}` });
  const call = floating(page).getByRole('link', { name: `Call Now ${AGENCY.phone}` });
  await expect(email).toHaveAttribute('href', MAIL_HREF);
  await expect(call).toHaveAttribute('href', CALL_HREF);
  for (const textSize of ['100%', '200%'] as const) {
    await setTextSize(page, textSize);
    for (const button of [email, call]) {
      const box = await button.boundingBox();
      expect([box?.width, box?.height]).toEqual([56, 56]);
      expect(box?.x).toBeGreaterThan(PHONE.width - 170);
      // The buttons are side by side at the lower edge.
      expect(box?.y).toBe(PHONE.height - 72 - (textSize === '200%' ? 16 : 0));
    }
  }
});

for (const path of ['/blog', '/contact', '/first-class-deals'] as const) {
  test(`The floating buttons never cover keyboard focus on ${path} [LAYOUT-15]`, async ({ page }) => {
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

test('Tab order reaches the floating buttons between the page and the footer, also after they were hidden [LAYOUT-16]', async ({
  page,
}) => {
  await openPage(page, '/blog');
  await page.getByRole('main').getByRole('link').last().focus();
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expectHidden(page);
  for (const name of [/^Email/, /^Call Now/]) {
    await page.keyboard.press('Tab');
    await expect(floating(page).getByRole('link', { name })).toBeFocused();
    await expectShown(page);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  await expectHidden(page);
});

/** Scrolls until this many pixels of the element are visible at the lower edge of the screen. */
function scrollInFromBelow(part: Locator, visiblePx: number): Promise<void> {
  return part.evaluate((element, visible) => {
    window.scrollBy(0, element.getBoundingClientRect().top - innerHeight + visible);
  }, visiblePx);
}

test('On a phone the floating buttons are hidden on the first screen and over the footer, and visible in between [LAYOUT-15]', async ({
  page,
}) => {
  await openPage(page, '/terms');
  await expectHidden(page);
  await scrollInFromBelow(page.getByRole('heading', { level: 2 }).nth(2), 300);
  await expectShown(page);
  const footer = page.getByRole('contentinfo');
  await scrollInFromBelow(footer, 60);
  await expectHidden(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expectHidden(page);
  for (const link of await footer.getByRole('link').all()) await link.click({ trial: true });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expectHidden(page);
  await page.setViewportSize(LAPTOP);
  await expectShown(page);
});

test('The floating buttons hide while a control is under them and reappear afterwards [LAYOUT-15]', async ({
  page,
}) => {
  await openPage(page, '/first-class-deals');
  const book = page
    .getByRole('main')
    .getByRole('link', { name: /Book Now/ })
    .first();
  await scrollInFromBelow(book, 60);
  await expectHidden(page);
  await scrollInFromBelow(book, 240);
  await expectShown(page);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the floating buttons are visible from the first screen on', async ({ page }) => {
    await page.goto('/terms');
    await expectShown(page);
  });
});

test('The floating buttons hide while a visitor types, while a list is open below a field and while a dialog is open [LAYOUT-16]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/');
  await expectShown(page);
  await page.getByRole('combobox', { name: 'From' }).fill('new york');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectHidden(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expectShown(page);

  const discover = page.getByRole('button', { name: /Discover/ }).first();
  await discover.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(floating(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expectShown(page);
});

test('The floating buttons are visible on a page that is shorter than the screen [SHELL-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  for (const path of ['/admin', '/no-such-page']) {
    await page.goto(path);
    await expectShown(page);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  }
});

/** Whether two elements have a part of the screen in common. */
async function intersect(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('An element is not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const language of LANGUAGES) {
  test(`The floating buttons and the notice about an incomplete page never cover each other (${language}) [LAYOUT-15]`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.route('**/releases/mfe-deals/**/*.js', (route) => route.abort());
    await page.goto('/first-class-deals');
    await untilHydrated(page, 'header');
    const notice = page.locator('main > [role="status"] > *');
    for (const width of WIDTHS) {
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ ...PHONE, width });
        await scrollInFromBelow(page.getByRole('heading', { level: 2 }).nth(1), 300);
        await untilPainted(page);
        if (await intersect(floating(page), notice)) await expectHidden(page);
        await notice.getByRole('button').click({ trial: true });

        await floating(page).getByRole('link').last().focus();
        await expectShown(page);
        expect(await intersect(floating(page), notice)).toBe(false);
        await floating(page).getByRole('link').last().blur();
      });
    }
  });
}
