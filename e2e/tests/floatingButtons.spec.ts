import type { Locator, Page } from '@playwright/test';
import { AGENCY, CALL_HREF, MAIL_HREF } from '../support/agency';
import { LAPTOP, PHONE, setTextSize, untilPainted, WIDTHS } from '../support/layout';
import {
  chooseLanguage,
  EVERY_PATH,
  expect,
  LANGUAGES,
  openPage,
  test,
  untilHydrated,
} from '../support/site';

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

/** The focused element that the floating buttons cover; `''` for none. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
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

/** What a visitor reads or presses that comes under the discs when the page is scrolled to it. */
function touchedByDiscs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const discs = document.querySelector('aside[aria-label]')?.getBoundingClientRect() ?? new DOMRect();
    /** How much of the width of an element is not cut off by the elements around it. */
    const visibleUpTo = (element: Element): number => {
      const parents: Element[] = [];
      for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent);
      const clipping = parents.filter((parent) => getComputedStyle(parent).overflowX !== 'visible');
      return Math.min(innerWidth, ...clipping.map((parent) => parent.getBoundingClientRect().right));
    };
    const isTouched = (element: Element, boxes: readonly DOMRect[]) =>
      boxes.some(
        ({ right, bottom }) => Math.min(right, visibleUpTo(element)) > discs.left && bottom > discs.top,
      ) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], aside, [aria-hidden]') &&
      // The moving strip of deals fades out at its edges.
      !element.closest('[class*="Marquee"]');
    const touched = [...document.querySelectorAll('a, button, input, textarea, select')]
      .filter((control) => isTouched(control, [control.getBoundingClientRect()]))
      .map((control) => control.textContent || control.outerHTML);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const range = document.createRange();
      range.selectNodeContents(node);
      const element = node.parentElement;
      // Visually hidden text is one pixel in size.
      if (!element || !node.nodeValue?.trim() || element.offsetWidth <= 1) continue;
      if (isTouched(element, [...range.getClientRects()])) touched.push(node.nodeValue);
    }
    return touched.map((text) => text.trim().slice(0, 60));
  });
}

test('On small screens the call and email buttons are a bar at the lower edge, also at large text sizes', async ({
  page,
}) => {
  await openPage(page, '/terms');
  const call = floating(page).getByRole('link', { name: `Call Now ${AGENCY.phone}` });
  const email = floating(page).getByRole('link', { name: `Email ${AGENCY.email}` });
  await expect(call).toHaveAttribute('href', CALL_HREF);
  await expect(email).toHaveAttribute('href', MAIL_HREF);
  for (const width of [320, 390, 1023]) {
    await page.setViewportSize({ ...PHONE, width });
    for (const textSize of ['100%', '200%'] as const) {
      await setTextSize(page, textSize);
      const bar = await floating(page).boundingBox();
      expect(bar).toEqual({ x: 0, y: PHONE.height - 56, width, height: 56 });
      for (const [button, label] of [
        [call, 'Call Now'],
        [email, 'Email'],
      ] as const) {
        const text = await button.getByText(label, { exact: true }).boundingBox();
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(text?.x).toBeGreaterThan(box?.x ?? 0);
        expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
      }
    }
  }
});

test('On wide screens they are discs of 56 px in the lower right corner', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openPage(page, '/terms');
  for (const button of await floating(page).getByRole('link').all()) {
    const box = await button.boundingBox();
    expect([box?.x, box?.width, box?.height]).toEqual([LAPTOP.width - 64, 56, 56]);
  }
});

for (const language of LANGUAGES) {
  test(`The buttons are on every page, at its start and at its end, and as discs they touch nothing (${language}) [SHELL-2, LAYOUT-15]`, async ({
    page,
  }) => {
    test.slow();
    await chooseLanguage(page, language);
    for (const path of EVERY_PATH) {
      await test.step(path, async () => {
        await page.setViewportSize(PHONE);
        await page.goto(path);
        await expectShown(page);
        await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
        });
        await expectShown(page);
        const bar = await floating(page).boundingBox();
        const last = await page
          .getByRole('contentinfo')
          .getByText(/^© 2025/)
          .boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        for (const width of [1024, LAPTOP.width]) {
          await page.setViewportSize({ ...LAPTOP, width });
          expect.soft(await touchedByDiscs(page), `${path} at ${String(width)} px`).toEqual([]);
        }
        await expectShown(page);
      });
    }
  });
}

for (const [path, width] of [
  ['/blog', 390],
  ['/contact', 1024],
  ['/first-class-deals', 390],
  ['/first-class-deals', 1024],
] as const) {
  test(`The floating buttons never cover keyboard focus on ${path} at ${String(width)} px [LAYOUT-15]`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...PHONE, width });
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

test('Tab order reaches the floating buttons between the page and the footer', async ({ page }) => {
  await openPage(page, '/blog');
  await page.getByRole('navigation', { name: 'Deals worth a look' }).getByRole('link').last().focus();
  for (const name of [/^Call Now/, /^Email/]) {
    await page.keyboard.press('Tab');
    await expect(floating(page).getByRole('link', { name })).toBeFocused();
    await expectShown(page);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});

test('The floating buttons are hidden while a dialog is open, and the bar while a visitor types [LAYOUT-16]', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('combobox', { name: 'From' }).fill('new york');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectHidden(page);
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
  await expect(floating(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectShown(page);
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
        await untilPainted(page);
        expect(await intersect(floating(page), notice)).toBe(false);
        await notice.getByRole('button').click({ trial: true });
        await expectShown(page);
      });
    }
  });
}
