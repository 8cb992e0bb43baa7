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

/** The fully visible lines of text in the page's main element. */
function readLines(page: Page): Promise<Line[]> {
  return page.evaluate(
    ([largePx, largeBoldPx]) => {
      const lines: Line[] = [];
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const element = node.parentElement;
        const text = node.nodeValue?.trim().slice(0, 60);
        // Visually hidden text is one pixel in size.
        if (!text || !element || element.offsetWidth <= 1) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        let opacity = 1;
        let [start, end] = [0, innerWidth];
        for (let around: Element | null = element; around; around = around.parentElement) {
          const style = getComputedStyle(around);
          opacity *= Number(style.opacity);
          // A row that fades out at its edges is scrolled to be read.
          const fadePx = style.maskImage === 'none' ? NaN : parseFloat(style.scrollPaddingLeft);
          if (Number.isNaN(fadePx)) continue;
          const { left, right } = around.getBoundingClientRect();
          [start, end] = [left + fadePx, right - fadePx];
        }
        // Only read out.
        if (opacity === 0) continue;
        const size = parseFloat(fontSize);
        const isLarge = size >= largePx || (size >= largeBoldPx && Number(fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (x < start || y < 0 || x + width > end || y + height > innerHeight) continue;
          const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
          if (!onTop || !(onTop.contains(element) || element.contains(onTop))) continue;
          lines.push({ text, color, opacity, needed: isLarge ? 3 : 4.5, box: [x, y, width, height] });
        }
      }
      return lines;
    },
    [LARGE_PX, LARGE_BOLD_PX] as const,
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
  await setExtraStyles(page, '');
  return data;
}

/**
 * Fails with the visible lines whose contrast to the pixels behind them is too low. It covers gradients
 * and pictures, which axe cannot measure.
 */
export async function expectReadableText(page: Page): Promise<void> {
  await setExtraStyles(page, HIDE_FLOATING);
  const lines = await readLines(page);
  const background = await takeBackground(page);
  const faint = await page.evaluate(
    async ([measured, picture, ignoredShare]) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]),
      );
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      canvas?.drawImage(bitmap, 0, 0);
      const linear = Float64Array.from({ length: 256 }, (_, channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      const linearAt = (channel: number) => linear[Math.round(channel)] ?? 0;
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * linearAt(red) + 0.7152 * linearAt(green) + 0.0722 * linearAt(blue);
      const readRatios = ({ color, opacity, box }: Line) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const share = alpha * opacity;
        const pixels = canvas?.getImageData(...box).data ?? [];
        // Most backgrounds have few colors.
        const known = new Map<number, number>();
        const ratioTo = (behindRed: number, behindGreen: number, behindBlue: number) => {
          const blend = (value: number, behind: number) => value * share + behind * (1 - share);
          const text = luminance(blend(red, behindRed), blend(green, behindGreen), blend(blue, behindBlue));
          const ground = luminance(behindRed, behindGreen, behindBlue);
          return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
        };
        return Array.from({ length: pixels.length / 4 }, (_, pixel) => {
          const [r = 0, g = 0, b = 0] = [pixels[4 * pixel], pixels[4 * pixel + 1], pixels[4 * pixel + 2]];
          const packed = (r << 16) | (g << 8) | b;
          const ratio = known.get(packed) ?? ratioTo(r, g, b);
          known.set(packed, ratio);
          return ratio;
        });
      };
      /** The ratio of a line that has more pixels of too little contrast than may be ignored. */
      const faintRatio = (line: Line) => {
        const ratios = readRatios(line);
        const ignored = Math.floor(ratios.length * ignoredShare);
        const low = ratios.filter((ratio) => ratio < line.needed);
        return low.length > ignored ? low.sort((one, other) => one - other)[ignored] : undefined;
      };
      return measured.flatMap((line) => {
        const ratio = faintRatio(line);
        return ratio === undefined
          ? []
          : [`${ratio.toFixed(2)}:1 where ${String(line.needed)}:1 is needed: ${line.text}`];
      });
    },
    [lines, background, IGNORED_SHARE] as const,
  );
  expect(lines).not.toEqual([]);
  expect(faint).toEqual([]);
}

/** The same for the whole page, on a screen that is as high. The pictures of the page must have loaded. */
export async function expectReadablePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await expectReadableText(page);
}
