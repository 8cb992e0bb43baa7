import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Illustration } from '../drawing/Illustration';
import { path, rect, svg } from '../drawing/svg';
import { lettering } from '../drawing/lettering';
import { renderPng, renderSvg } from './render';

const GAP = 16;
const LABEL = 30;

interface Grid {
  readonly columns: number;
  /** Of one card, in pixels. */
  readonly width: number;
}

async function writeContactSheet(
  illustrations: readonly Illustration[],
  file: string,
  { columns, width }: Grid,
): Promise<void> {
  const height = (width * 3) / 4;
  const place = (i: number) => ({
    left: GAP + (i % columns) * (width + GAP),
    top: GAP + Math.floor(i / columns) * (height + LABEL + GAP),
  });
  const sheet = {
    x: 0,
    y: 0,
    width: GAP + columns * (width + GAP),
    height: GAP + Math.ceil(illustrations.length / columns) * (height + LABEL + GAP),
  };
  const labels = illustrations.map(({ name, hour, hue }, i) => {
    const { left, top } = place(i);
    return [
      path(lettering(`${name}, ${hour}`, left + 26, top + height + 20, 15), '#0b1b33'),
      rect(left, top + height + 7, 16, 16, hue, { radius: 4 }),
    ];
  });
  const background = svg([rect(0, 0, sheet.width, sheet.height, '#f5f8fc'), labels], sheet);
  const cards = illustrations.map((illustration, i) => ({
    input: renderPng(renderSvg(illustration, 'card'), width),
    ...place(i),
  }));
  const png = sharp(renderPng(background, sheet.width)).composite(cards).png();
  writeFileSync(file, await png.toBuffer());
}

/** Writes all illustrations side by side into `contact.png`, and larger into `contact-large.png`. */
export async function writeContactSheets(
  illustrations: readonly Illustration[],
  folder: string,
): Promise<void> {
  await writeContactSheet(illustrations, join(folder, 'contact.png'), { columns: 5, width: 400 });
  await writeContactSheet(illustrations, join(folder, 'contact-large.png'), { columns: 2, width: 800 });
}
