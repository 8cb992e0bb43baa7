import type { Page } from '@playwright/test';
import { chooseLanguage, expect, test, untilHydrated } from '../support/site';

const PATH = '/first-class-deals';
const HEADING = { en: 'Turn left into first class', es: 'Su lugar está en primera clase' };
const TITLE = {
  en: 'First Class Flight Deals | FareKite',
  es: 'Ofertas de vuelos en primera clase | FareKite',
};

function languageButton(page: Page, name: RegExp) {
  return page.getByRole('banner').getByRole('button', { name });
}

/** Records the visible text of the heading at every frame. */
async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function seenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}

test.describe('The language toggle', () => {
  test('switches the whole page in place and remembers the choice [LANGUAGE-1]', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(PATH);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.en);

    await languageButton(page, /ES/).click();

    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.es);
    await expect(languageButton(page, /ES/)).toHaveAttribute('aria-pressed', 'true');
    expect(new URL(page.url()).pathname).toBe(PATH);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'language', value: 'es' }),
    );
    expect(consoleErrors).toEqual([]);
  });

  test('sets the title in the chosen language [LANGUAGE-11]', async ({ page }) => {
    await page.goto(PATH);
    await untilHydrated(page);
    await expect(page).toHaveTitle(TITLE.en);
    await languageButton(page, /ES/).click();
    await expect(page).toHaveTitle(TITLE.es);
    await languageButton(page, /EN/).click();
    await expect(page).toHaveTitle(TITLE.en);
  });

  test('keeps the scroll position [LANGUAGE-11]', async ({ page }) => {
    await page.goto(PATH);
    await untilHydrated(page);
    await page.evaluate(() => {
      window.scrollTo(0, 500);
    });
    await languageButton(page, /ES/).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.es);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });

  test('keeps the choice after a reload and on the next page, without a flash of the other language [LANGUAGE-4]', async ({
    page,
  }) => {
    await page.goto(PATH);
    await untilHydrated(page);
    await languageButton(page, /ES/).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.es);

    await watchHeading(page);
    await page.reload();
    await untilHydrated(page);
    expect(await seenHeadings(page)).toEqual([HEADING.es]);

    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.waitForURL('**/blog');
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await seenHeadings(page)).toEqual(['Blog de viajes']);
  });
});

test('A language that is stored without its cookie is shown without a flash of the other', async ({
  page,
  consoleErrors,
}) => {
  await chooseLanguage(page, 'es');
  await page.context().clearCookies();
  await watchHeading(page);
  await page.goto(PATH);
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).not.toHaveAttribute('data-language-pending');
  await expect.poll(() => seenHeadings(page)).toEqual([HEADING.es]);
  expect(consoleErrors).toEqual([]);
});

test('With a stored language, the page appears after four seconds even if the shell never loads', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await chooseLanguage(page, 'es');
  await page.context().clearCookies();
  await page.route('**/releases/shell/**/*.js', (route) => route.abort());
  await page.goto(PATH);
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await page.clock.runFor(3_999);
  await expect(heading).toHaveCSS('visibility', 'hidden');
  await page.clock.runFor(1);
  await expect(heading).toBeVisible();
});
