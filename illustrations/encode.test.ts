/** @jest-environment node */
import sharp from 'sharp';
import { encode } from './encode';

/** Noise compresses worst. */
const NOISE = sharp({
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

describe('encode', () => {
  it('uses the highest quality within the size limit', async () => {
    const png = await NOISE;
    const free = await encode(png, 'webp', 1_000_000);
    const bound = await encode(png, 'webp', free.length - 1);
    expect(bound.length).toBeLessThan(free.length);
    const tighter = await encode(png, 'webp', bound.length - 1);
    expect(tighter.length).toBeLessThan(bound.length);
  });

  it('rejects a picture that exceeds its limit at the lowest quality', async () => {
    await expect(encode(await NOISE, 'webp', 100)).rejects.toThrow(
      'The picture is larger than 100 bytes at the lowest quality. Draw fewer small details.',
    );
  });
});
