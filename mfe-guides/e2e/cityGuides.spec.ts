import type { Locator, Page } from '@playwright/test';
import { menuPaths } from '@farekite/shared/contract';
import { AGENCY, CALL_HREF } from '@farekite/e2e/agency';
import { readDocument } from '@farekite/e2e/composedDocument';
import { LAPTOP } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, switchLanguage, test } from '@farekite/e2e/site';

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

/** The attractions have five pictures. @returns the colors of the guide */
async function readColors(page: Page): Promise<string[]> {
  const attractions = page.getByRole('region', { name: 'Top Attractions' });
  await attractions.scrollIntoViewIfNeeded();
  const pictures = attractions.locator('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const goodMonth = page.getByRole('listitem').filter({ hasText: 'a good time' }).first();
  const colored = [goodMonth, page.getByRole('heading', { level: 1 })];
  return Promise.all(colored.map((text) => text.evaluate((element) => getComputedStyle(element).color)));
}

async function expectOverviewInWholeSentences(page: Page): Promise<void> {
  const paragraphs = await page.getByRole('region', { name: 'Overview' }).getByRole('paragraph').all();
  for (const paragraph of paragraphs)
    expect(await paragraph.evaluate((element) => element.getClientRects().length)).toBe(1);
}

test('Each guide shows its text, its picture, four sections and a phone link, in the language that is chosen, has its own colors and fits a low laptop screen [GUIDE-2]', async ({
  page,
  consoleErrors,
}) => {
  const colors = new Set<string>();
  for (const path of GUIDES) {
    await test.step(path, async () => {
      const [english, spanish] = await Promise.all([readDocument(path, 'en'), readDocument(path, 'es')]);
      await openPage(page, path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(english.heading);
      await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/\w+ .{20}/);
      const picture = await largestPicture(page);
      expect(picture.width).toBeGreaterThan(600);
      expect(picture.height).toBeGreaterThan(200);
      for (const name of SECTIONS.en) await expect(page.getByRole('region', { name })).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Top Attractions' }).getByRole('heading', { level: 3 }),
      ).toHaveCount(5);
      await expect(page.getByRole('main').getByRole('link', { name: /^Call to Book/ })).toHaveAttribute(
        'href',
        CALL_HREF,
      );

      await switchLanguage(page, 'es');
      await expect(heading).toHaveText(spanish.heading);
      for (const name of SECTIONS.es) await expect(page.getByRole('region', { name })).toBeVisible();
      await switchLanguage(page, 'en');
      await expect(heading).toHaveText(english.heading);

      await page.setViewportSize({ width: 1366, height: 768 });
      await expect(heading.locator('+ p')).toBeInViewport({ ratio: 1 });
      for (const color of await readColors(page)) colors.add(color);
      for (const size of [{ width: 768, height: 900 }, LAPTOP]) {
        await page.setViewportSize(size);
        await expectOverviewInWholeSentences(page);
      }
    });
  }
  // One for each city, and that of all headings.
  expect(colors.size).toBe(GUIDES.length + 1);
  expect(consoleErrors).toEqual([]);
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

for (const language of LANGUAGES) {
  test(`The overview of a guide and its links to the other guides use the full width of a tablet, and no sentence breaks across columns (${language})`, async ({
    page,
  }) => {
    await openPage(page, '/paris-guide', language);
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

test('The phone number stays on one line on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/paris-guide');
  const call = page.getByRole('link', { name: `Call to Book: ${AGENCY.phone}` });
  const lines = await call.getByText(AGENCY.phone, { exact: true }).evaluate((number) => {
    const range = document.createRange();
    range.selectNodeContents(number);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
