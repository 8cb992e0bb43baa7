import { pictureFiles } from './pictureFiles';

describe('pictureFiles', () => {
  it('are the files of both formats in both widths, in the folder of the release', () => {
    expect(pictureFiles('paris-hero', [800, 1600])).toEqual({
      avif: ['/assets/paris-hero-800.avif', '/assets/paris-hero-1600.avif'],
      webp: ['/assets/paris-hero-800.webp', '/assets/paris-hero-1600.webp'],
    });
  });
});
