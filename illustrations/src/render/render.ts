import { Resvg } from '@resvg/resvg-js';
import { CARD, WIDE } from '../drawing/frame';
import type { Illustration } from '../drawing/Illustration';
import { svg } from '../drawing/svg';

/** The two crops of an illustration: 4 to 3 for cards and stamps, 16 to 9 for heroes. */
export type Crop = 'card' | 'wide';

export function renderSvg(illustration: Illustration, crop: Crop): string {
  if (crop === 'card') return svg(illustration.draw(), CARD);
  return svg(illustration.drawWide?.() ?? illustration.draw(), illustration.wide ?? WIDE);
}

/** @param width in pixels */
export function renderPng(picture: string, width: number): Buffer {
  return new Resvg(picture, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
