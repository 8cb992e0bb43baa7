/** @jest-environment node */
import { cardFiles, heroFiles } from './pictureFiles';

it('The files of a picture are of both formats in both widths, in the folder of the release', () => {
  expect(heroFiles('paris', { paris: 'top' })).toEqual({
    avif: ['/assets/paris-hero-800.avif', '/assets/paris-hero-1600.avif'],
    webp: ['/assets/paris-hero-800.webp', '/assets/paris-hero-1600.webp'],
    focus: 'top',
  });
  expect(cardFiles('paris').avif).toEqual(['/assets/paris-400.avif', '/assets/paris-800.avif']);
});
