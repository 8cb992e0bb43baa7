// Written by "npm run scenes", which draws these pictures.
import londonAvif200 from './london-stamp-200.avif';
import londonAvif400 from './london-stamp-400.avif';
import londonWebp200 from './london-stamp-200.webp';
import londonWebp400 from './london-stamp-400.webp';
import newYorkAvif200 from './new-york-stamp-200.avif';
import newYorkAvif400 from './new-york-stamp-400.avif';
import newYorkWebp200 from './new-york-stamp-200.webp';
import newYorkWebp400 from './new-york-stamp-400.webp';
import parisAvif200 from './paris-stamp-200.avif';
import parisAvif400 from './paris-stamp-400.avif';
import parisWebp200 from './paris-stamp-200.webp';
import parisWebp400 from './paris-stamp-400.webp';
import tokyoAvif200 from './tokyo-stamp-200.avif';
import tokyoAvif400 from './tokyo-stamp-400.avif';
import tokyoWebp200 from './tokyo-stamp-200.webp';
import tokyoWebp400 from './tokyo-stamp-400.webp';

/** The addresses of each stamp, 200 and 400 pixels wide. */
export const STAMPS = {
  london: {
    avif: [londonAvif200, londonAvif400],
    webp: [londonWebp200, londonWebp400],
  },
  'new-york': {
    avif: [newYorkAvif200, newYorkAvif400],
    webp: [newYorkWebp200, newYorkWebp400],
  },
  paris: {
    avif: [parisAvif200, parisAvif400],
    webp: [parisWebp200, parisWebp400],
  },
  tokyo: {
    avif: [tokyoAvif200, tokyoAvif400],
    webp: [tokyoWebp200, tokyoWebp400],
  },
} as const;
