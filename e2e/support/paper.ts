import type { Page } from '@playwright/test';
import { AGENCY } from './agency';
import { floatingButtons } from './floatingButtons';
import { pageTools } from './pageTools';
import { expect } from './site';

/** A4 in CSS pixels. */
export const SHEET = { width: 794, height: 1123 } as const;

/** Requires the media type print. */
async function findPrintFaults(page: Page): Promise<string[]> {
  const handle = await pageTools(page);
  return page.evaluate(({ visibleTexts, channelsOf, luminanceOf }) => {
    const faults = new Set<string>();
    const nameOf = ({ localName, textContent }: Element) => `${localName} “${textContent.slice(0, 40)}”`;
    const visible = [...document.body.querySelectorAll<HTMLElement>('*:not(script, style)')].filter(
      (element) => element.checkVisibility() && element.offsetWidth !== 1,
    );
    for (const element of visible) {
      const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      const background = channelsOf(backgroundColor);
      if (background[3] !== 0 && luminanceOf(...background) < 0.9)
        faults.add(`a dark background: ${nameOf(element)}`);
      if (backgroundImage !== 'none') faults.add(`a background image: ${nameOf(element)}`);
      if (boxShadow !== 'none') faults.add(`a shadow: ${nameOf(element)}`);
      if (element.matches('button, [role=search]')) faults.add(`a control: ${nameOf(element)}`);
    }
    const pictures = visible
      .filter((element) => element instanceof HTMLImageElement)
      .map((picture) => picture.getBoundingClientRect());
    for (const { element, lines } of visibleTexts(document.body)) {
      const ink = luminanceOf(...channelsOf(getComputedStyle(element).color));
      if (1.05 / (ink + 0.05) < 4.5) faults.add(`faint text: ${nameOf(element)}`);
      if (lines.some(({ left, right }) => left < 0 || right > innerWidth))
        faults.add(`cut off: ${nameOf(element)}`);
      const middles = lines.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
      const isOverPicture = middles.some(([x, y]) =>
        pictures.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
      );
      if (isOverPicture) faults.add(`over a picture: ${nameOf(element)}`);
    }
    return [...faults];
  }, handle);
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
