import type { Page } from '@playwright/test';
import { monthName } from '@farekite/shared/language';
import { readDocument } from '@farekite/e2e/composedDocument';
import {
  blockScriptsAndPictures,
  chooseLanguage,
  expect,
  LANGUAGES,
  openPage,
  setLanguageCookie,
  switchLanguage,
  test,
  untilHydrated,
} from '@farekite/e2e/site';

const PATH = '/first-class-deals';

async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const record = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

function readSeenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}

test(
  'The language toggle switches in place, and its choice holds without a flash of the other language [LANGUAGE-1, LANGUAGE-4, LANGUAGE-11]',
  { tag: '@engines' },
  async ({ page, consoleErrors }) => {
    const spanish = await readDocument(PATH, 'es');
    await openPage(page, PATH);
    await page.evaluate(() => window.scrollTo(0, 500));
    await switchLanguage(page, 'es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.heading);
    await expect(page).toHaveTitle(spanish.title);
    expect(new URL(page.url()).pathname).toBe(PATH);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);

    await recordHeadings(page);
    await page.reload();
    await untilHydrated(page);
    expect(await readSeenHeadings(page)).toEqual([spanish.heading]);

    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.waitForURL('**/blog');
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await readSeenHeadings(page)).toEqual([(await readDocument('/blog', 'es')).heading]);

    expect(consoleErrors).toEqual([]);
  },
);

test(
  'A stored language is shown without its cookie and without a flash [LANGUAGE-16]',
  { tag: '@engines' },
  async ({ page, consoleErrors }) => {
    await chooseLanguage(page, 'es');
    await page.context().clearCookies();
    await recordHeadings(page);
    await openPage(page, PATH);
    await expect(page).toHaveURL(`/es${PATH}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => readSeenHeadings(page)).toEqual([(await readDocument(PATH, 'es')).heading]);
    expect(consoleErrors).toEqual([]);
  },
);

test('An offline visitor is told once that a language is missing', async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('button', { name: 'Try again' });
  await openPage(page, '/terms');
  await context.setOffline(true);
  await switchLanguage(page, 'es');
  await expect(retry).toHaveCount(1);
  const notices = page.getByText(/^(This language is not|Some of this page)/).filter({ visible: true });
  await expect(notices).toHaveText(['This language is not available right now.']);
  await expect(heading).toHaveText((await readDocument('/terms')).heading);
  await switchLanguage(page, 'en');
  await expect(retry).toHaveCount(0);

  await switchLanguage(page, 'es');
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(heading).toHaveText((await readDocument('/terms', 'es')).heading);
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('A month is abbreviated alike on every page [LANGUAGE-15]', async ({ page }) => {
  // Hydration changes no document.
  await blockScriptsAndPictures(page);
  for (const language of LANGUAGES) {
    await setLanguageCookie(page, language);
    for (const path of ['/paris-guide', '/student-travel-deals']) {
      await page.goto(path);
      const september = monthName(language, 9, 'short');
      await expect(page.getByText(september, { exact: true })).toHaveText(september, { useInnerText: true });
    }
  }
});
