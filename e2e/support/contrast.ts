import type { Page } from '@playwright/test';
import { untilPainted } from './layout';
import { expect } from './site';

/** Text is large from 24 px on, bold text from 18.66 px; it needs 3:1, all other 4.5:1 (WCAG 1.4.3). */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
/** Share of pixels that may have less contrast: stars and tips of clouds. */
const IGNORED_SHARE = 0.02;
/** The sticky header, the floating buttons, the notice about an incomplete page and open lists cover text of the page. */
const HIDE_FLOATING =
  'header, aside, main > [role="status"], [role="combobox"] + * { visibility: hidden !important }';
const HIDE_TEXT = '*, *::first-letter { color: transparent !important; text-decoration: none !important }';

/** A line of text on the screen with its color and position. */
interface Line {
  readonly text: string;
  readonly color: string;
  /** Of the text and of everything around it. */
  readonly opacity: number;
  readonly needed: number;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** Adds these styles to those of the page, instead of the ones added before. */
async function setExtraStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

interface Screenful {
  readonly lines: readonly Line[];
  /** Where the lines that the lower edge cuts off, or that are below it, start in the document; `Infinity` for none. */
  readonly next: number;
}

/**
 * Scrolls to the first line of these elements' own text that is on a picture or gradient and starts at `from` or below, and
 * reads the lines on the screen.
 */
function scrollToLines(page: Page, selector: string, from: number): Promise<Screenful> {
  return page.evaluate(
    ([texts, start, largePx, largeBoldPx]) => {
      const hasPicture = (element: Element) =>
        element.matches('img, svg, canvas') ||
        [null, '::before', '::after'].some(
          (pseudo) => getComputedStyle(element, pseudo).backgroundImage !== 'none',
        );
      const pictures = [...document.querySelectorAll('main, main *')]
        .filter(hasPicture)
        .map((element) => element.getBoundingClientRect());
      const isOnPicture = ({ left, right, top, bottom }: DOMRect) =>
        pictures.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
      const range = document.createRange();
      const pieces = [...document.querySelectorAll<HTMLElement>(texts)]
        // Visually hidden text is one pixel in size.
        .filter(({ offsetWidth }) => offsetWidth !== 1)
        .flatMap((element) => [...element.childNodes].map((node) => ({ element, node })))
        .filter(({ node }) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        .flatMap(({ element, node }) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter(isOnPicture).map(({ x, y, width, height }) => ({
            ...{ element, x, top: y + scrollY, width, height },
            text: node.nodeValue?.trim().slice(0, 60) ?? '',
          }));
        });
      const first = Math.min(...pieces.map(({ top }) => (top >= start ? top : Infinity)));
      if (first < Infinity) scrollTo({ top: first, behavior: 'instant' });
      const lines: Line[] = [];
      let next = Infinity;
      for (const { element, text, x, top, width, height } of pieces) {
        const y = top - scrollY;
        if (top > first && y + height > innerHeight) next = Math.min(next, top);
        let opacity = 1;
        let [left, right] = [0, innerWidth];
        for (let around: Element | null = element; around; around = around.parentElement) {
          const style = getComputedStyle(around);
          opacity *= Number(style.opacity);
          // A row that fades out at its edges is scrolled to be read.
          const fadePx = style.maskImage === 'none' ? NaN : parseFloat(style.scrollPaddingLeft);
          if (Number.isNaN(fadePx)) continue;
          const row = around.getBoundingClientRect();
          [left, right] = [row.left + fadePx, row.right - fadePx];
        }
        // Text without opacity is only read out.
        if (opacity === 0 || x < left || y < 0 || x + width > right || y + height > innerHeight) continue;
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!onTop || !(onTop.contains(element) || element.contains(onTop))) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = parseFloat(fontSize);
        const isLarge = size >= largePx || (size >= largeBoldPx && Number(fontWeight) >= 700);
        lines.push({ text, color, opacity, needed: isLarge ? 3 : 4.5, box: [x, y, width, height] });
      }
      return { lines, next };
    },
    [selector, from, LARGE_PX, LARGE_BOLD_PX] as const,
  );
}

/** A screenshot of what is behind the text, base64-encoded. */
async function takeBackground(page: Page): Promise<string> {
  await setExtraStyles(page, `${HIDE_FLOATING} ${HIDE_TEXT}`);
  await untilPainted(page);
  const session = await page.context().newCDPSession(page);
  // Playwright's own screenshot takes three times as long.
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  await setExtraStyles(page, HIDE_FLOATING);
  return data;
}

/** The lines that have more pixels of too little contrast behind them than may be ignored. */
function findFaintLines(page: Page, lines: readonly Line[], background: string): Promise<string[]> {
  return page.evaluate(
    async ([measured, picture, ignoredShare]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      canvas?.drawImage(bitmap, 0, 0);
      const linear = Array.from({ length: 256 }, (_, channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      const linearAt = (channel: number) => linear[Math.round(channel)] ?? 0;
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * linearAt(red) + 0.7152 * linearAt(green) + 0.0722 * linearAt(blue);
      return measured.flatMap(({ text, color, opacity, needed, box }) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const share = alpha * opacity;
        const blend = (value: number, behind: number) => value * share + behind * (1 - share);
        const pixels = canvas?.getImageData(...box).data ?? [];
        const ratios = Float64Array.from({ length: pixels.length / 4 }, (_, pixel) => {
          const [r = 0, g = 0, b = 0] = [pixels[4 * pixel], pixels[4 * pixel + 1], pixels[4 * pixel + 2]];
          const [ground, ink] = [
            luminance(r, g, b),
            luminance(blend(red, r), blend(green, g), blend(blue, b)),
          ];
          return (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
        }).sort();
        const ratio = ratios[Math.floor(ratios.length * ignoredShare)] ?? Infinity;
        return ratio < needed ? [`${ratio.toFixed(2)}:1 where ${String(needed)}:1 is needed: ${text}`] : [];
      });
    },
    [lines, background, IGNORED_SHARE] as const,
  );
}

/**
 * Fails with the lines on pictures and gradients whose contrast to the pixels behind them is too low: axe measures only text
 * on plain colors. The pictures of the page must have loaded.
 *
 * @param selector of the elements whose own text is asked
 * @returns how many lines were measured
 */
export async function expectReadable(page: Page, selector = 'main *'): Promise<number> {
  await setExtraStyles(page, HIDE_FLOATING);
  const faint: string[] = [];
  let measured = 0;
  for (let from = 0; from < Infinity;) {
    const { lines, next } = await scrollToLines(page, selector, from);
    if (lines.length > 0) faint.push(...(await findFaintLines(page, lines, await takeBackground(page))));
    measured += lines.length;
    from = next;
  }
  await setExtraStyles(page, '');
  expect(faint).toEqual([]);
  return measured;
}
