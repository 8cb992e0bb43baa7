import sharp from 'sharp';
import type { PictureFile } from './Picture';

/** From the worst that we show to the best that anybody sees. */
const QUALITIES = {
  avif: [34, 38, 42, 46, 50, 54, 58, 62, 66],
  webp: [34, 40, 46, 52, 58, 64, 70, 76, 82],
  jpeg: [60, 64, 68, 72, 76, 80, 84, 88],
} as const;

async function atQuality(png: Buffer, format: PictureFile['format'], quality: number): Promise<Buffer> {
  const image = sharp(png).removeAlpha();
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer();
  }
}

/** The best quality that keeps the file's limit. @throws when even the worst does not: the scene is too busy */
export async function encode(png: Buffer, { name, format, limit }: PictureFile): Promise<Buffer> {
  let best: Buffer | undefined;
  let [low, high] = [0, QUALITIES[format].length - 1];
  // Encoding is slow: halving finds the quality in four attempts.
  while (low <= high) {
    const middle = Math.ceil((low + high) / 2);
    const bytes = await atQuality(png, format, QUALITIES[format][middle] ?? 50);
    if (bytes.length <= limit) [best, low] = [bytes, middle + 1];
    else high = middle - 1;
  }
  if (!best) throw new Error(`${name} takes more than ${String(limit)} bytes: calm the scene.`);
  return best;
}
