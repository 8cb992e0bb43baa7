import type { Page } from '@playwright/test';
import { flightSearch, pickDay, SATURDAY } from '../support/flightSearch';
import { holdRequests } from '../support/holdRequests';
import { PHONE } from '../support/layout';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, recordRequests, test, untilHydrated } from '../support/site';

const SHELL = '**/releases/shell/**/*.js';
const REMOTES = '**/releases/mfe-*/**/*.js';

/**
 * Opens a page of which some scripts are late, as soon as its text is there. The time of clicks that wait stands still,
 * so that a slow machine loses none.
 */
async function openEarly(page: Page, path: string, scripts: string) {
  await page.addInitScript(() => {
    const { animate } = HTMLButtonElement.prototype;
    HTMLButtonElement.prototype.animate = function (...settings) {
      const animation = animate.apply(this, settings);
      animation.pause();
      return animation;
    };
  });
  const held = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return held;
}

/** Lets a time pass for the clicks that wait. */
async function letPass(page: Page, ms: number): Promise<void> {
  await page.evaluate((timeMs) => {
    for (const animation of document.getAnimations()) {
      // Those of stylesheets are of classes of their own.
      if (animation.constructor !== Animation) continue;
      animation.currentTime = timeMs;
      if (timeMs >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }, ms);
}

function slide(page: Page, number: number) {
  return page.getByRole('button', { name: `Show ${String(number)} of 9` });
}

for (const [late, scripts] of [
  ['all scripts', '**/releases/**/*.js'],
  ['the scripts of the remote', REMOTES],
] as const) {
  test(`What a visitor types, opens and turns while ${late} are late is not lost [SHELL-13]`, async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.setFixedTime(SATURDAY);
    const held = await openEarly(page, '/', scripts);
    const { from, depart, departureCalendar, day } = flightSearch(page);
    await from.fill('Zanzibar by night');
    await slide(page, 5).click();
    await depart.click();
    await held.release();
    await untilHydrated(page);
    await expect(slide(page, 5)).toHaveAttribute('aria-current', 'true');
    await expect(departureCalendar).toBeVisible();
    await expect(from).toHaveValue('Zanzibar by night');
    await day(/November 28/).click();
    await expect(depart).toContainText('November 28, 2026');
    expect(consoleErrors).toEqual([]);
  });
}

test('A button that is pressed by keyboard before hydration answers after it [SHELL-13]', async ({
  page,
}) => {
  const held = await openEarly(page, '/', REMOTES);
  await page.getByRole('button', { name: 'Discover Goa' }).press('Space');
  await held.release();
  await expect(page.getByRole('dialog', { name: 'Goa, India' })).toBeVisible();
});

test('The menu and the language of the header answer while the remote is late', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const shell = await holdRequests(page, SHELL);
  await openEarly(page, '/', REMOTES);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  await shell.release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('A button fades while its click waits, and answers once', async ({ page }) => {
  const held = await openEarly(page, '/', REMOTES);
  const tab = flightSearch(page).tab('oneWay');
  const pause = page.getByRole('button', { name: 'Pause: Customer Reviews' });
  await tab.click();
  await pause.click();
  await pause.click();
  await letPass(page, 1_000);
  await expect(tab).toHaveCSS('opacity', '0.6');
  await held.release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: 'Play: Customer Reviews' })).toBeVisible();
});

test('A click that waited too long is forgotten [SHELL-13]', async ({ page }) => {
  const held = await openEarly(page, '/', REMOTES);
  const tab = flightSearch(page).tab('oneWay');
  await tab.click();
  await letPass(page, 5_000);
  await expect(tab).toHaveCSS('opacity', '1');
  await held.release();
  await untilHydrated(page);
  await slide(page, 5).click();
  await expect(slide(page, 5)).toHaveAttribute('aria-current', 'true');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
});

test('A calendar does not open over a field that the visitor is typing into by then', async ({ page }) => {
  await page.clock.setFixedTime(SATURDAY);
  const held = await openEarly(page, '/', REMOTES);
  const { from, depart, departureCalendar } = flightSearch(page);
  await depart.click();
  await slide(page, 5).click();
  await from.pressSequentially('Mil');
  await held.release();
  await expect(slide(page, 5)).toHaveAttribute('aria-current', 'true');
  await expect(departureCalendar).toBeHidden();
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('Mil');
  await pickDay(page, depart, /November 28/);
  await expect(depart).toContainText('November 28, 2026');
});

test('A newsletter form that is submitted early neither leaves the page nor loses the address', async ({
  page,
}) => {
  const held = await openEarly(page, '/about', SHELL);
  await markDocument(page);
  const requests = recordRequests(page);
  const email = page.getByRole('contentinfo').getByLabel('Email');
  await email.fill('ana@example.com');
  await email.press('Enter');
  await held.release();
  await untilHydrated(page);
  await expectSameDocument(page);
  await expect(email).toHaveValue('ana@example.com');
  expect(requests.filter((address) => address === '/about')).toEqual([]);
});
