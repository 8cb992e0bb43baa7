import { lettering, widthOf, type Weight } from '../drawing/lettering';
import { d } from '../drawing/numbers';
import { circle, line, path, rect, type Drawing, type Paint } from '../drawing/svg';

export const INK = '#0b1b33';
export const MUTED = '#51607c';
export const BORDER = '#c3cddb';
export const SHELL_BLUE = '#0b4fb3';
export const ORANGE = '#f0562b';
export const DARK_ORANGE = '#b8320d';
export const PALE_ORANGE = '#fff0e8';

/** The size of everything that is neither a heading nor a title, in pixels at the width of a README. */
const TEXT_SIZE = 12.5;
const LINE_HEIGHT = 16.5;

/** A column of the diagram. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** A line of text; `y` is its baseline. */
export function text(
  words: string,
  x: number,
  y: number,
  { size = TEXT_SIZE, weight = 400, color = MUTED }: TextStyle = {},
): Drawing {
  return path(lettering(words, x, y, size, weight), color);
}

/** A line of text whose middle is at `x`. */
export function centeredText(words: string, x: number, y: number, style: TextStyle = {}): Drawing {
  return text(words, x - widthOf(words, style.size ?? TEXT_SIZE, style.weight ?? 400) / 2, y, style);
}

/** The lines of a text that is as wide as `width` at most. */
export function wrap(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer, TEXT_SIZE, 400) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** A text that is wrapped at `width`; `y` is the baseline of its first line. */
export function paragraph(words: string, x: number, y: number, width: number, color = MUTED): Drawing {
  return wrap(words, width).map((words, i) => text(words, x, y + i * LINE_HEIGHT, { color }));
}

export function panel(
  { x, width }: Column,
  y: number,
  height: number,
  fill: Paint = '#ffffff',
  stroke: Paint = BORDER,
): Drawing {
  return rect(x, y, width, height, fill, { radius: 9, stroke, strokeWidth: 1.2 });
}

/** A number in a circle. */
export function badge(number: number, x: number, y: number): Drawing {
  return [circle(x, y, 11, INK), centeredText(String(number), x, y + 4.5, { weight: 800, color: '#ffffff' })];
}

/** A labeled arrow from one column to the next. */
export function arrow(from: Column, to: Column, y: number, label: string): Drawing {
  const [start, end] = [from.x + from.width + 5, to.x - 5];
  return [
    line(d`M${start} ${y}H${end - 6}`, ORANGE, 2.6, { cap: 'round' }),
    path(d`M${end - 9} ${y - 6}l9 6l-9 6z`, ORANGE),
    centeredText(label, (start + end) / 2, y - 11, { weight: 600, color: DARK_ORANGE }),
  ];
}
