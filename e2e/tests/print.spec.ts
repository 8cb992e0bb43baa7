import type { Page } from '@playwright/test';
import {
  chooseLanguage,
  EVERY_PATH,
  expect,
  LANGUAGES,
  openPage,
  test,
  blockScriptsAndPictures,
} from '../support/site';

/** The width of a sheet of A4 in CSS pixels. */
const SHEET = 794;

/** Elements that would be invisible on white paper or waste ink, with the reason. */
function findPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
    const shown = [...document.body.querySelectorAll<HTMLElement>('*:not(script, style)')].filter(
      (element) => element.checkVisibility() && element.offsetWidth !== 1,
    );
    const pictures = shown
      .filter((element) => element instanceof HTMLImageElement)
      .map((picture) => picture.getBoundingClientRect());
    for (const element of shown) {
      const name = `${element.localName} “${element.textContent.slice(0, 40)}”`;
      const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      if ((channels(backgroundColor)[3] ?? 1) > 0 && luminance(backgroundColor) < 0.9) {
        faults.add(`a dark ground: ${name}`);
      }
      if (backgroundImage !== 'none') faults.add(`a painted ground: ${name}`);
      if (boxShadow !== 'none') faults.add(`a shadow: ${name}`);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        if (1.05 / (luminance(color) + 0.05) < 4.5) faults.add(`faint: ${name}`);
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()];
        if (lines.some(({ left, right }) => left < 0 || right > innerWidth)) faults.add(`cut off: ${name}`);
        const middles = lines.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
        const isOverPicture = middles.some(([x, y]) =>
          pictures.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
        );
        if (isOverPicture) faults.add(`over a picture: ${name}`);
      }
    }
    for (const control of document.querySelectorAll('button, [role=search]')) {
      if (control.checkVisibility()) faults.add(`nothing to press on paper: ${control.textContent}`);
    }
    return [...faults];
  });
}

for (const language of LANGUAGES) {
  test(`Every page prints dark text on white, under the agency’s name and phone number (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.setViewportSize({ width: SHEET, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await blockScriptsAndPictures(page);
    for (const path of EVERY_PATH) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByText('www.farekite.example', { exact: true })).toBeVisible();
        expect(await findPrintFaults(page)).toEqual([]);
      });
    }
  });
}

test('A printed carousel shows each of its cards once', async ({ page }) => {
  await openPage(page, '/');
  await page.setViewportSize({ width: SHEET, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const [title, card, cards] of [
    ['Premium Services', '[role=group]', 5],
    ['Hot Deals', 'article', 4],
    ['Customer Reviews', '[role=group]', 9],
  ] as const) {
    const places = await page
      .getByRole('region', { name: title })
      .locator(card)
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    expect(places, title).toHaveLength(cards);
    for (const { left, right } of places) {
      expect(left, title).toBeGreaterThanOrEqual(0);
      expect(right, title).toBeLessThanOrEqual(SHEET);
    }
  }
});
