import { d } from '../drawing/numbers';
import { diagonal, vertical } from '../drawing/paint';
import { clip, group, line, path, type Drawing } from '../drawing/svg';

export interface CabinWindow {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** About 1.4 times the width. */
  readonly height: number;
  /** What is to be seen through it, in the illustration's own units. */
  readonly view: Drawing;
  /** The wall's colours where light falls on its frame and where it does not. */
  readonly lit: string;
  readonly shade: string;
  /** How far the blind is drawn, 0 to 1. */
  readonly blind?: number;
}

function rounded(x: number, y: number, w: number, h: number): string {
  const r = Math.min(w, h) * 0.42;
  return (
    d`M${x - w / 2} ${y - h / 2 + r}q0 ${-r} ${r} ${-r}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}` +
    d`q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}Z`
  );
}

/** An aircraft's window: deep bevelled frame, the view, a blind, a slant of reflection. */
export function cabinWindow({ x, y, width, height, view, lit, shade, blind = 0 }: CabinWindow): Drawing {
  const pane = rounded(x, y, width, height);
  const bevel = width * 0.13;
  const [left, top] = [x - width / 2, y - height / 2];
  return [
    path(rounded(x, y, width + bevel * 3.4, height + bevel * 3.4), diagonal([lit, shade]), { opacity: 0.5 }),
    path(rounded(x, y, width + bevel * 2, height + bevel * 2), diagonal([shade, lit])),
    path(rounded(x, y, width + bevel * 0.7, height + bevel * 0.7), diagonal([shade, '#ffffff']), {
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
      { clip: clip(pane) },
    ),
    line(pane, shade, Math.max(1, width * 0.02), { opacity: 0.7 }),
  ];
}
