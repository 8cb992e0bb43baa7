import sharp from 'sharp';
import { encode } from './encode';

/** Noise compresses worst. */
async function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
}

const file = (maxBytes: number) => ({ name: 'noise-64.webp', format: 'webp', width: 64, maxBytes }) as const;

describe('encode', () => {
  it('uses the highest quality within the size limit', async () => {
    const png = await noise();
    const free = await encode(png, file(1_000_000));
    const bound = await encode(png, file(free.length - 1));
    expect(bound.length).toBeLessThan(free.length);
    const tighter = await encode(png, file(bound.length - 1));
    expect(tighter.length).toBeLessThan(bound.length);
  });

  it('rejects a picture that exceeds its limit at the lowest quality', async () => {
    await expect(encode(await noise(), file(100))).rejects.toThrow(
      'noise-64.webp is larger than 100 bytes at the lowest quality. Draw fewer small details.',
    );
  });
});
