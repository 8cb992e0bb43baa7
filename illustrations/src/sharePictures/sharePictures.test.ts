import { loadIllustration } from '../loadIllustration';
import { drawSharePicture, SHARE_WIDTH } from './drawSharePicture';
import { lettering, widthOf } from '../drawing/lettering';
import { SHARE_PICTURES } from './sharePictures';

describe('lettering', () => {
  it('returns outlines with numbers of one decimal: the font rounds some to NaN', () => {
    for (const { title } of SHARE_PICTURES) {
      for (const text of title) expect(lettering(text, 64, 500, 84)).not.toMatch(/[^MLQCZ\d. -]/);
    }
  });

  it('applies the kerning of the font', () => {
    expect(widthOf('AV', 84)).toBeLessThan(widthOf('A', 84) + widthOf('V', 84));
  });
});

describe('drawSharePicture', () => {
  it('fits every title into the picture in at most two lines', async () => {
    const illustration = await loadIllustration('paris');
    for (const { title } of SHARE_PICTURES) {
      expect(title.length).toBeLessThanOrEqual(2);
      const drawing = drawSharePicture(illustration, title, 'FareKite');
      const words = drawing.split('</g>').at(-1) ?? '';
      const right = [...words.matchAll(/[MLQ](-?[\d.]+) /g)].map(([, x]) => Number(x));
      expect(Math.max(...right)).toBeLessThan(SHARE_WIDTH * 0.75);
    }
  });
});
