import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse, type Font, type PathCommand } from 'opentype.js';
import { d } from '../library/numbers';
import { ROOM } from '../room';

let figtree: Font | undefined;

/** Figtree's heaviest cut, as an outline font: what draws the pictures knows no web fonts. */
function heavy(): Font {
  if (!figtree) {
    const resolve = createRequire(join(ROOM, 'package.json')).resolve;
    const file = readFileSync(resolve('@fontsource/figtree/files/figtree-latin-800-normal.woff'));
    figtree = parse(new Uint8Array(file).buffer);
  }
  return figtree;
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

/** A line of text as path data; `y` is its baseline. The font's own way of writing it rounds to NaN at times. */
export function lettering(text: string, x: number, y: number, size: number): string {
  return heavy().getPath(text, x, y, size, { kerning: true }).commands.map(data).join('');
}

export function widthOf(text: string, size: number): number {
  return heavy().getAdvanceWidth(text, size, { kerning: true });
}
