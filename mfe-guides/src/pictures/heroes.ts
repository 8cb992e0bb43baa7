// Written by "npm run scenes", which draws these pictures.
import londonAvif800 from './london-hero-800.avif';
import londonAvif1600 from './london-hero-1600.avif';
import londonWebp800 from './london-hero-800.webp';
import londonWebp1600 from './london-hero-1600.webp';
import newYorkAvif800 from './new-york-hero-800.avif';
import newYorkAvif1600 from './new-york-hero-1600.avif';
import newYorkWebp800 from './new-york-hero-800.webp';
import newYorkWebp1600 from './new-york-hero-1600.webp';
import parisAvif800 from './paris-hero-800.avif';
import parisAvif1600 from './paris-hero-1600.avif';
import parisWebp800 from './paris-hero-800.webp';
import parisWebp1600 from './paris-hero-1600.webp';
import tokyoAvif800 from './tokyo-hero-800.avif';
import tokyoAvif1600 from './tokyo-hero-1600.avif';
import tokyoWebp800 from './tokyo-hero-800.webp';
import tokyoWebp1600 from './tokyo-hero-1600.webp';

/** The addresses of each hero, 800 and 1600 pixels wide, and what it keeps when it is cut. */
export const HEROES = {
  london: {
    avif: [londonAvif800, londonAvif1600],
    webp: [londonWebp800, londonWebp1600],
    focus: 'bottom',
  },
  'new-york': {
    avif: [newYorkAvif800, newYorkAvif1600],
    webp: [newYorkWebp800, newYorkWebp1600],
    focus: 'center',
  },
  paris: {
    avif: [parisAvif800, parisAvif1600],
    webp: [parisWebp800, parisWebp1600],
    focus: 'top',
  },
  tokyo: {
    avif: [tokyoAvif800, tokyoAvif1600],
    webp: [tokyoWebp800, tokyoWebp1600],
    focus: 'center',
  },
} as const;
