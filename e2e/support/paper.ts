import type { Page } from '@playwright/test';
import { AGENCY } from './agency';
import { floatingButtons } from './floatingButtons';
import { expect } from './site';

/** A4 in CSS pixels. */
export const SHEET = { width: 794, height: 1123 } as const;

/** Requires the media type print. */
function findPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
    const visible = [...document.body.querySelectorAll<HTMLElement>('*:not(script, style)')].filter(
      (element) => element.checkVisibility() && element.offsetWidth !== 1,
    );
    const pictures = visible
      .filter((element) => element instanceof HTMLImageElement)
      .map((picture) => picture.getBoundingClientRect());
    for (const element of visible) {
      const name = `${element.localName} “${element.textContent.slice(0, 40)}”`;
      const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      if ((channels(backgroundColor)[3] ?? 1) > 0 && luminance(backgroundColor) < 0.9) {
        faults.add(`a dark background: ${name}`);
      }
      if (backgroundImage !== 'none') faults.add(`a background image: ${name}`);
      if (boxShadow !== 'none') faults.add(`a shadow: ${name}`);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        if (1.05 / (luminance(color) + 0.05) < 4.5) faults.add(`faint text: ${name}`);
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
    for (const part of document.querySelectorAll('button, [role=search]'))
      if (part.checkVisibility()) faults.add(`a control: ${part.textContent}`);
    return [...faults];
  });
}

export async function expectContentAloneOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new URL(AGENCY.origin).host, { exact: true })).toBeVisible();
  for (const part of [
    page.locator('a[href="#content"]'),
    page.getByRole('region', { name: /^(Announcement|Anuncio)$/ }),
    page.getByRole('banner'),
    floatingButtons(page),
    page.getByRole('contentinfo'),
  ])
    await expect(part).toBeHidden();
  expect(await findPrintFaults(page)).toEqual([]);
  await page.emulateMedia({ media: null });
}
