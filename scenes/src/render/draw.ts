import { Resvg } from '@resvg/resvg-js';
import { CARD, WIDE } from '../library/frame';
import type { Scene } from '../library/scene';
import { svg } from '../library/svg';

/** The two cuts of a scene: 4 to 3 for cards, 16 to 9 for heroes. */
export type Cut = 'card' | 'wide';

export function drawScene(scene: Scene, cut: Cut): string {
  if (cut === 'card') return svg(scene.draw(), CARD);
  return svg(scene.drawWide?.() ?? scene.draw(), scene.wide ?? WIDE);
}

/** The picture as PNG, `width` pixels wide. */
export function toPng(picture: string, width: number): Buffer {
  return new Resvg(picture, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
