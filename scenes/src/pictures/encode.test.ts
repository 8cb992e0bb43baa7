import sharp from 'sharp';
import { encode } from './encode';

/** Noise is the hardest that an encoder can be given. */
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

const file = (limit: number) => ({ name: 'noise-64.webp', format: 'webp', width: 64, limit }) as const;

describe('Encoding', () => {
  it('takes the best quality that keeps the limit', async () => {
    const png = await noise();
    const free = await encode(png, file(1_000_000));
    const bound = await encode(png, file(free.length - 1));
    expect(bound.length).toBeLessThan(free.length);
    const tighter = await encode(png, file(bound.length - 1));
    expect(tighter.length).toBeLessThan(bound.length);
  });

  it('refuses a scene that is too busy for its limit', async () => {
    await expect(encode(await noise(), file(100))).rejects.toThrow(
      'noise-64.webp takes more than 100 bytes: calm the scene.',
    );
  });
});
