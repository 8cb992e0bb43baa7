import sharp from 'sharp';

/** From the lowest acceptable quality to the highest visible one. */
const QUALITIES = {
  avif: [34, 38, 42, 46, 50, 54, 58, 62, 66],
  webp: [34, 40, 46, 52, 58, 64, 70, 76, 82],
  jpg: [60, 64, 68, 72, 76, 80, 84, 88],
} as const;

export type Format = keyof typeof QUALITIES;

function atQuality(png: Buffer, format: Format, quality: number): Promise<Buffer> {
  const image = sharp(png).removeAlpha();
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer();
  }
}

/** At the highest quality within the size limit. @throws Error when the lowest quality exceeds it */
export async function encode(png: Buffer, format: Format, maxBytes: number): Promise<Buffer> {
  let best: Buffer | undefined;
  let [low, high] = [0, QUALITIES[format].length - 1];
  // Encoding is slow: a binary search needs four attempts.
  while (low <= high) {
    const middle = Math.ceil((low + high) / 2);
    const bytes = await atQuality(png, format, QUALITIES[format][middle] ?? 50);
    if (bytes.length <= maxBytes) [best, low] = [bytes, middle + 1];
    else high = middle - 1;
  }
  if (!best)
    throw new Error(
      `The picture is larger than ${String(maxBytes)} bytes at the lowest quality. Draw fewer small details.`,
    );
  return best;
}
