import type { Locator, Page } from '@playwright/test';
import { menuPaths } from '@farekite/shared/contract';
import { AGENCY, CALL_HREF } from '@farekite/e2e/agency';
import {
  blockScriptsAndPictures,
  expect,
  LANGUAGES,
  openPage,
  setLanguageCookie,
  test,
} from '@farekite/e2e/site';

const GUIDES = menuPaths('guides');

const SECTIONS = {
  en: ['Overview', 'Top Attractions', 'Best Time to Visit', 'Local Cuisine'],
  es: ['La ciudad', 'Lugares imperdibles', 'Cuándo ir', 'Qué comer'],
} as const;

function readScrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** The size of the largest picture on the page, in CSS pixels. */
function largestPicture(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main :is(img, svg)')].map((picture) =>
      picture.getBoundingClientRect(),
    );
    const [box] = boxes.sort((one, other) => other.width * other.height - one.width * one.height);
    return { width: box?.width ?? 0, height: box?.height ?? 0 };
  });
}

/** The colors of a guide: of a good month and of its heading. */
function readColors(page: Page): Promise<string[]> {
  const goodMonth = page.getByRole('listitem').filter({ hasText: 'a good time' }).first();
  const colored = [goodMonth, page.getByRole('heading', { level: 1 })];
  return Promise.all(colored.map((text) => text.evaluate((element) => getComputedStyle(element).color)));
}

async function expectOverviewInWholeSentences(page: Page): Promise<void> {
  const paragraphs = page.getByRole('region', { name: 'Overview' }).getByRole('paragraph');
  const boxes = await paragraphs.evaluateAll((found) => found.map((one) => one.getClientRects().length));
  expect(new Set(boxes)).toEqual(new Set([1]));
}

// Without scripts: hydration changes no document.
test('Each guide shows its text, its picture, four sections and a phone link, has its own colors and fits a low laptop screen [GUIDE-2]', async ({
  page,
}) => {
  await blockScriptsAndPictures(page);
  const colors = new Set<string>();
  for (const path of GUIDES) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(path);
      const text = page.getByRole('heading', { level: 1 }).locator('+ p');
      await expect(text).toHaveText(/\w+ .{20}/);
      await expect(text).toBeInViewport({ ratio: 1 });
      const picture = await largestPicture(page);
      expect(picture.width).toBeGreaterThan(600);
      expect(picture.height).toBeGreaterThan(200);
      for (const name of SECTIONS.en) await expect(page.getByRole('region', { name })).toBeVisible();
      const attractions = page.getByRole('region', { name: 'Top Attractions' });
      await expect(attractions.getByRole('heading', { level: 3 })).toHaveCount(5);
      await expect(attractions.locator('img')).toHaveCount(5);
      const call = page.getByRole('main').getByRole('link', { name: /^Call to Book/ });
      await expect(call).toHaveAttribute('href', CALL_HREF);
      for (const color of await readColors(page)) colors.add(color);
      await expectOverviewInWholeSentences(page);
      await page.setViewportSize({ width: 768, height: 900 });
      await expectOverviewInWholeSentences(page);
    });
  }
  // One for each city, and that of all headings.
  expect(colors.size).toBe(GUIDES.length + 1);
});

test('Opening a guide by its address does not move focus or scroll position [SHELL-12]', async ({ page }) => {
  await openPage(page, '/paris-guide');
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex');
  await page.evaluate(() => {
    window.scrollTo(0, 700);
  });
  await page.reload();
  await expect.poll(() => readScrollPosition(page)).toBe(700);
});

async function edges(element: Locator): Promise<{ left: number; right: number; middle: number }> {
  const { left, right, top, bottom } = await element.evaluate((part) => part.getBoundingClientRect());
  return { left, right, middle: (top + bottom) / 2 };
}

/** Over how many columns the lines of a paragraph are spread. */
function columnsOf(paragraph: Locator): Promise<number> {
  return paragraph.evaluate((text) => {
    const lines = document.createRange();
    lines.selectNodeContents(text);
    return new Set([...lines.getClientRects()].map(({ left }) => Math.round(left))).size;
  });
}

test('The overview of a guide and its links to the other guides use the full width of a tablet, no sentence breaks across columns, and the phone number stays on one line on a narrow phone', async ({
  page,
}) => {
  await blockScriptsAndPictures(page);
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await setLanguageCookie(page, language);
      await page.goto('/paris-guide');
      const call = page.getByRole('main').getByRole('link', { name: AGENCY.phone });
      const lines = await call.getByText(AGENCY.phone, { exact: true }).evaluate((number) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);

      const overview = page.getByRole('region', { name: SECTIONS[language][0] });
      const bestTime = page.getByRole('region', { name: SECTIONS[language][2] });
      const cuisine = page.getByRole('region', { name: SECTIONS[language][3] });
      const guideLinks = page.getByRole('navigation', { name: /^(More city guides|Más guías de ciudades)$/ });
      for (const width of [640, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const months = await edges(bestTime.getByRole('list'));
        const text = await edges(overview.getByRole('paragraph').first());
        expect(text.left).toBeCloseTo(months.left, 0);
        expect(text.right).toBeCloseTo(months.right, 0);
        for (const section of [bestTime, cuisine]) {
          expect(await columnsOf(section.getByRole('paragraph').first())).toBe(1);
        }

        const heading = await edges(guideLinks.getByRole('heading'));
        const first = await edges(guideLinks.getByRole('listitem').first());
        const last = await edges(guideLinks.getByRole('listitem').last());
        expect(heading.left).toBeCloseTo(months.left, 0);
        expect(last.right).toBeCloseTo(months.right, 0);
        expect(first.left).toBeGreaterThanOrEqual(heading.right);
        expect(last.middle).toBeCloseTo(first.middle, 0);
      }
    });
  }
});
