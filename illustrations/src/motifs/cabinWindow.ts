import { d } from '../drawing/numbers';
import { roundedRect } from '../drawing/outline';
import { diagonal, vertical } from '../drawing/paint';
import { clip, group, line, path, type Drawing } from '../drawing/svg';

export interface CabinWindow {
  /** Its center. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** About 1.4 times the width. */
  readonly height: number;
  /** What is visible through it, in the illustration's units. */
  readonly view: Drawing;
  /** The wall's colors where light falls on its frame and where it does not. */
  readonly lit: string;
  readonly shade: string;
  /** How far the blind is closed, from 0 to 1. */
  readonly blind?: number;
}

function pane(x: number, y: number, width: number, height: number): string {
  return roundedRect(x, y, width, height, Math.min(width, height) * 0.42);
}

/** An aircraft's window: a deep beveled frame, the view, a blind and a slanting reflection. */
export function cabinWindow({ x, y, width, height, view, lit, shade, blind = 0 }: CabinWindow): Drawing {
  const opening = pane(x, y, width, height);
  const bevel = width * 0.13;
  const [left, top] = [x - width / 2, y - height / 2];
  return [
    path(pane(x, y, width + bevel * 3.4, height + bevel * 3.4), diagonal([lit, shade]), { opacity: 0.5 }),
    path(pane(x, y, width + bevel * 2, height + bevel * 2), diagonal([shade, lit])),
    path(pane(x, y, width + bevel * 0.7, height + bevel * 0.7), diagonal([shade, '#ffffff']), {
      opacity: 0.85,
    }),
    group(
      [
        view,
        path(
          d`M${left} ${top + height * 0.62}L${left + width * 0.7} ${top}h${width * 0.2}L${left} ${top + height * 0.8}Z`,
          '#ffffff',
          { opacity: 0.12 },
        ),
        blind > 0 && [
          path(d`M${left} ${top}h${width}v${height * blind}h${-width}Z`, vertical([lit, shade])),
          line(d`M${left} ${top + height * blind}h${width}`, '#ffffff', 2, { opacity: 0.8 }),
        ],
      ],
      { clip: clip(opening) },
    ),
    line(opening, shade, Math.max(1, width * 0.02), { opacity: 0.7 }),
  ];
}
