import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { hashOf } from '../pictures/records';
import { WORKSPACE } from '../room';
import { toPng } from '../render/draw';
import { ICONS } from './drawIcons';

/** The shell's icons: its own files for the site's root, in base64, because a bundle for Node holds no files. */
export interface IconFiles {
  /** Hash of the drawings that they were made from. */
  readonly drawings: string;
  readonly files: Readonly<Record<string, string>>;
}

export const ICON_FILE = join(WORKSPACE, 'shell', 'src', 'icons', 'icons.json');

export function iconDrawings(): string {
  return hashOf(JSON.stringify(ICONS));
}

async function png({ side, drawing }: (typeof ICONS)[keyof typeof ICONS]): Promise<Buffer> {
  return sharp(toPng(drawing, side))
    .png({ effort: 10, compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

/** An .ico with PNGs inside: a directory of six bytes, sixteen for each picture, then the pictures. */
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

export function readIcons(): IconFiles | undefined {
  return existsSync(ICON_FILE) ? (JSON.parse(readFileSync(ICON_FILE, 'utf8')) as IconFiles) : undefined;
}

/** Writes the icons when their drawings have changed. */
export async function writeIcons(): Promise<void> {
  const drawings = iconDrawings();
  if (readIcons()?.drawings === drawings) return;
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
  const written: IconFiles = {
    drawings,
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.toString('base64')])),
  };
  mkdirSync(dirname(ICON_FILE), { recursive: true });
  writeFileSync(ICON_FILE, `${JSON.stringify(written, null, 2)}\n`);
  for (const [name, bytes] of Object.entries(files)) {
    console.info(`shell/src/icons/icons.json, ${name}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
