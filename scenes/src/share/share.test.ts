import { loadScene } from '../render/loadScenes';
import { drawShare, SHARE_WIDTH } from './drawShare';
import { lettering, widthOf } from './lettering';
import { SHARES, shareStem } from './shares';

describe('Lettering', () => {
  it('is an outline of whole numbers and tenths: the font rounds some to NaN', () => {
    for (const { title } of SHARES) {
      for (const text of title) expect(lettering(text, 64, 500, 84)).not.toMatch(/[^MLQCZ\d. -]/);
    }
  });

  it('keeps letters apart as the font says', () => {
    expect(widthOf('AV', 84)).toBeLessThan(widthOf('A', 84) + widthOf('V', 84));
  });
});

describe('A picture for sharing', () => {
  it('holds its words: none runs out of the picture', async () => {
    const scene = await loadScene('paris');
    for (const { title } of SHARES) {
      expect(title.length).toBeLessThanOrEqual(2);
      const drawing = drawShare(scene, title, 'FareKite');
      const words = drawing.split('</g>').at(-1) ?? '';
      const right = [...words.matchAll(/[MLQ](-?[\d.]+) /g)].map(([, x]) => Number(x));
      expect(Math.max(...right)).toBeLessThan(SHARE_WIDTH * 0.75);
    }
  });

  it('is named after its path', () => {
    expect([shareStem('/'), shareStem('/paris-guide')]).toEqual(['share-home', 'share-paris-guide']);
  });
});
