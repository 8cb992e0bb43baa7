import type { Page } from '@playwright/test';
import { LAPTOP, untilPainted } from './layout';
import { pageTools } from './pageTools';
import { expect } from './site';

const HIDE_FLOATING =
  'header, aside, main > [role="status"], [role="combobox"] + * { visibility: hidden !important }';
const HIDE_TEXT = '*, *::first-letter { color: transparent !important; text-decoration: none !important }';

interface Line {
  readonly text: string;
  readonly color: string;
  readonly opacity: number;
  readonly needed: number;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

async function readLines(page: Page, selector: string): Promise<Line[]> {
  const arg = { tools: await pageTools(page), texts: selector };
  return page.evaluate(({ tools, texts }) => {
    scrollTo({ top: 0, behavior: 'instant' });
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
    return tools.visibleTexts(document.body).flatMap(({ element, text, lines }) => {
      if (!element.matches(texts)) return [];
      let opacity = 1;
      let [left, right, top, bottom] = [0, innerWidth, 0, Infinity];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        opacity *= Number(style.opacity);
        if (style.overflowX === 'visible' || around === document.documentElement) continue;
        const box = around.getBoundingClientRect();
        // A row that fades out at its edges is scrolled to be read.
        const fadePx = style.maskImage === 'none' ? 0 : parseFloat(style.scrollPaddingLeft) || 0;
        [left, right] = [Math.max(left, box.left + fadePx), Math.min(right, box.right - fadePx)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      // Text without opacity is only read out.
      if (opacity === 0) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      // WCAG 1.4.3.
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const isShown = (box: DOMRect) => {
        const middle = box.y + box.height / 2;
        return box.left >= left && box.right <= right && middle >= top && middle <= bottom;
      };
      return lines
        .filter((box) => isOnPicture(box) && isShown(box))
        .map(({ x, y, width, height }) => ({
          text: text.slice(0, 60),
          color,
          opacity,
          needed: isLarge ? 3 : 4.5,
          box: [x, y, width, height] as const,
        }));
    });
  }, arg);
}

/** The policy of the site allows no style element. */
async function setExtraStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function takeBackground(page: Page, lines: readonly Line[]): Promise<string> {
  await setExtraStyles(page, `${HIDE_FLOATING} ${HIDE_TEXT}`);
  await untilPainted(page);
  const { width, height: screenHeight } = page.viewportSize() ?? LAPTOP;
  const height = Math.ceil(Math.max(...lines.map(({ box: [, y, , lineHeight] }) => y + lineHeight)));
  const session = await page.context().newCDPSession(page);
  // Playwright's own screenshot takes three times as long.
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: height > screenHeight,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  await setExtraStyles(page, '');
  return data;
}

async function findFaintLines(page: Page, lines: readonly Line[], background: string): Promise<string[]> {
  const arg = { tools: await pageTools(page), measured: lines, picture: background };
  return page.evaluate(async ({ tools: { channelsOf, luminanceOf }, measured, picture }) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` });
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    });
    canvas?.drawImage(image, 0, 0);
    return measured.flatMap(({ text, color, opacity, needed, box: [x, y, ...size] }) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(color);
      const cover = alpha * opacity;
      const blend = (value: number, behind: number) => value * cover + behind * (1 - cover);
      const pixels = new Uint32Array(canvas?.getImageData(x, y, ...size).data.buffer ?? []);
      const counts = new Map<number, number>();
      for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      let faint = 0;
      for (const [pixel, count] of counts) {
        const [r, g, b] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
        const ground = luminanceOf(r, g, b);
        const ink = luminanceOf(blend(red, r), blend(green, g), blend(blue, b));
        if ((Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05) < needed) faint += count;
      }
      const share = faint / pixels.length;
      // Stars and tips of clouds are a few of the pixels.
      return share > 0.02
        ? [`less than ${String(needed)}:1 before ${(100 * share).toFixed()} % of the pixels: ${text}`]
        : [];
    });
  }, arg);
}

/**
 * Measures text on pictures, which must have loaded, and on gradients: axe measures it on plain colors alone.
 *
 * @returns how many lines were measured
 */
export async function expectReadable(page: Page, selector = 'main *'): Promise<number> {
  const lines = await readLines(page, selector);
  if (lines.length === 0) return 0;
  expect(await findFaintLines(page, lines, await takeBackground(page, lines))).toEqual([]);
  return lines.length;
}
