import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { encode, type Format } from './encode';
import { drawing, FILES, HASHES, hashOf, readHashes, ROOT, type PictureFile } from './files';

const FIGTREE = dirname(createRequire(__filename).resolve('@expo-google-fonts/figtree/package.json'));

/** Texts can have the weights 400, 600 and 800 of Figtree. */
const FONT = {
  loadSystemFonts: false,
  fontFiles: ['400Regular', '600SemiBold', '800ExtraBold'].map((weight) =>
    join(FIGTREE, weight, `Figtree_${weight}.ttf`),
  ),
};

function renderPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: FONT }).render().asPng();
}

function smallPng(svg: string, width: number): Promise<Buffer> {
  const options = { effort: 10, compressionLevel: 9, adaptiveFiltering: true };
  return sharp(renderPng(svg, width)).png(options).toBuffer();
}

/** A header of 6 bytes, an entry of 16 bytes for each picture, then the pictures as PNGs. */
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

async function render(picture: PictureFile): Promise<Buffer> {
  const { file, width, maxBytes } = picture;
  const svg = drawing(picture);
  if (maxBytes !== undefined) {
    return encode(renderPng(svg, width), file.slice(file.lastIndexOf('.') + 1) as Format, maxBytes);
  }
  if (file.endsWith('.png')) return smallPng(svg, width);
  const sides = [width / 2, width];
  return ico(await Promise.all(sides.map(async (side) => [side, await smallPng(svg, side)] as const)));
}

const hashes = readHashes();

function writeHashes(): void {
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(HASHES, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

async function update(picture: PictureFile): Promise<void> {
  const { file } = picture;
  const hash = hashOf(picture);
  if (hashes.get(file) === hash && existsSync(join(ROOT, file))) return;
  const bytes = await render(picture);
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), bytes);
  hashes.set(file, hash);
  // After each file, so that an interrupted run can be continued.
  writeHashes();
  console.info(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

function removeUnused(): void {
  const used = new Set(FILES.map(({ file }) => file));
  for (const file of [...hashes.keys()].filter((file) => !used.has(file))) {
    rmSync(join(ROOT, file), { force: true });
    hashes.delete(file);
    console.info(`${file}: removed`);
  }
}

for (const picture of FILES) {
  await update(picture).catch((error: unknown) => {
    console.error(`${picture.file}: ${String(error)}`);
    process.exitCode = 1;
  });
}
removeUnused();
writeHashes();
