// Written by "npm run scenes", which draws these pictures.
import heroAvif800 from './hero-800.avif';
import heroAvif1600 from './hero-1600.avif';
import heroWebp800 from './hero-800.webp';
import heroWebp1600 from './hero-1600.webp';

/** The addresses of each hero, 800 and 1600 pixels wide, and what it keeps when it is cut. */
export const HEROES = {
  hero: {
    avif: [heroAvif800, heroAvif1600],
    webp: [heroWebp800, heroWebp1600],
    focus: 'top',
  },
} as const;
