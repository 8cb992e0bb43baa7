import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse, type Font, type PathCommand } from 'opentype.js';
import { d } from './numbers';
import { PACKAGE } from '../folders';

export type Weight = 400 | 600 | 800;

const fonts = new Map<Weight, Font>();

/** Figtree as outlines, because resvg does not load web fonts. */
function figtree(weight: Weight): Font {
  let font = fonts.get(weight);
  if (!font) {
    const { resolve } = createRequire(join(PACKAGE, 'package.json'));
    const file = readFileSync(
      resolve(`@fontsource/figtree/files/figtree-latin-${String(weight)}-normal.woff`),
    );
    font = parse(new Uint8Array(file).buffer);
    fonts.set(weight, font);
  }
  return font;
}

function data(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return d`${command.type}${command.x} ${command.y}`;
    case 'Q':
      return d`Q${command.x1} ${command.y1} ${command.x} ${command.y}`;
    case 'C':
      return d`C${command.x1} ${command.y1} ${command.x2} ${command.y2} ${command.x} ${command.y}`;
    case 'Z':
      return 'Z';
  }
}

/** A line of text as path data; `y` is its baseline. opentype.js's own toPathData sometimes rounds to NaN. */
export function lettering(text: string, x: number, y: number, size: number, weight: Weight = 800): string {
  return figtree(weight).getPath(text, x, y, size, { kerning: true }).commands.map(data).join('');
}

export function widthOf(text: string, size: number, weight: Weight = 800): number {
  return figtree(weight).getAdvanceWidth(text, size, { kerning: true });
}
