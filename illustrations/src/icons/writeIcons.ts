import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from '../pictures/hashes';
import { WORKSPACE } from '../folders';
import { renderPng } from '../render/render';
import { ICONS } from './drawIcons';

const FOLDER = join(WORKSPACE, 'shell', 'src', 'icons');
const HASH_FILE = join(FOLDER, 'icons.json');

export function hashOfIcons(): string {
  return hashOf(JSON.stringify(ICONS));
}

async function png({ side, drawing }: (typeof ICONS)[keyof typeof ICONS]): Promise<Buffer> {
  return sharp(renderPng(drawing, side))
    .png({ effort: 10, compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

/** An .ico file with PNGs: a header of 6 bytes, a directory entry of 16 bytes for each picture, then the pictures. */
function ico(images: readonly (readonly [side: number, bytes: Buffer])[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(([side, bytes], i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...images.map(([, bytes]) => bytes)]);
}

/** The hash of the drawings from which the committed icons were made. */
export function writtenHashOfIcons(): string | undefined {
  if (!existsSync(HASH_FILE)) return undefined;
  return (JSON.parse(readFileSync(HASH_FILE, 'utf8')) as { readonly drawings: string }).drawings;
}

/** Writes the icons if their drawings have changed. */
export async function writeIcons(): Promise<void> {
  const drawings = hashOfIcons();
  if (writtenHashOfIcons() === drawings) return;
  const files = {
    'apple-touch-icon.png': await png(ICONS.touch),
    'favicon.ico': ico([
      [16, await png(ICONS.tab16)],
      [32, await png(ICONS.tab32)],
    ]),
    'icon-192.png': await png(ICONS.small),
    'icon-512.png': await png(ICONS.large),
    'icon-maskable-512.png': await png(ICONS.maskable),
  };
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(FOLDER, name), bytes);
    console.info(`shell/src/icons/${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  writeFileSync(HASH_FILE, `${JSON.stringify({ drawings }, null, 2)}\n`);
}
