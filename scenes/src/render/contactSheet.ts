import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Scene } from '../library/scene';
import { path, rect, svg } from '../library/svg';
import { lettering } from '../share/lettering';
import { drawScene, toPng } from './draw';

const GAP = 16;
const LABEL = 30;

/** All scenes side by side, as cards with their names: whether a grid of them shimmers. */
export async function writeContactSheet(
  scenes: readonly Scene[],
  file: string,
  { columns, width }: { readonly columns: number; readonly width: number },
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
    height: GAP + Math.ceil(scenes.length / columns) * (height + LABEL + GAP),
  };
  const labels = scenes.map((scene, i) => {
    const { left, top } = place(i);
    return [
      path(lettering(`${scene.name}, ${scene.hour}`, left + 26, top + height + 20, 15), '#0b1b33'),
      rect(left, top + height + 7, 16, 16, scene.hue, { radius: 4 }),
    ];
  });
  const paper = toPng(svg([rect(0, 0, sheet.width, sheet.height, '#f5f8fc'), labels], sheet), sheet.width);
  const cards = scenes.map((scene, i) => ({ input: toPng(drawScene(scene, 'card'), width), ...place(i) }));
  writeFileSync(file, await sharp(paper).composite(cards).png().toBuffer());
}

/** The grid in `contact.png`, the large ones in `contact-large.png`. */
export async function writeContactSheets(scenes: readonly Scene[], folder: string): Promise<void> {
  await writeContactSheet(scenes, join(folder, 'contact.png'), { columns: 5, width: 400 });
  await writeContactSheet(scenes, join(folder, 'contact-large.png'), { columns: 2, width: 800 });
}
