// Written by "npm run scenes", which draws these pictures.
import postBookEarlyAvif400 from './post-book-early-400.avif';
import postBookEarlyAvif800 from './post-book-early-800.avif';
import postBookEarlyWebp400 from './post-book-early-400.webp';
import postBookEarlyWebp800 from './post-book-early-800.webp';
import postCarryOnAvif400 from './post-carry-on-400.avif';
import postCarryOnAvif800 from './post-carry-on-800.avif';
import postCarryOnWebp400 from './post-carry-on-400.webp';
import postCarryOnWebp800 from './post-carry-on-800.webp';
import postJetLagAvif400 from './post-jet-lag-400.avif';
import postJetLagAvif800 from './post-jet-lag-800.avif';
import postJetLagWebp400 from './post-jet-lag-400.webp';
import postJetLagWebp800 from './post-jet-lag-800.webp';
import postPremiumEconomyAvif400 from './post-premium-economy-400.avif';
import postPremiumEconomyAvif800 from './post-premium-economy-800.avif';
import postPremiumEconomyWebp400 from './post-premium-economy-400.webp';
import postPremiumEconomyWebp800 from './post-premium-economy-800.webp';
import postSmallChildrenAvif400 from './post-small-children-400.avif';
import postSmallChildrenAvif800 from './post-small-children-800.avif';
import postSmallChildrenWebp400 from './post-small-children-400.webp';
import postSmallChildrenWebp800 from './post-small-children-800.webp';
import postStopoverAvif400 from './post-stopover-400.avif';
import postStopoverAvif800 from './post-stopover-800.avif';
import postStopoverWebp400 from './post-stopover-400.webp';
import postStopoverWebp800 from './post-stopover-800.webp';

/** The addresses of each card, 400 and 800 pixels wide. */
export const CARDS = {
  'post-book-early': {
    avif: [postBookEarlyAvif400, postBookEarlyAvif800],
    webp: [postBookEarlyWebp400, postBookEarlyWebp800],
  },
  'post-carry-on': {
    avif: [postCarryOnAvif400, postCarryOnAvif800],
    webp: [postCarryOnWebp400, postCarryOnWebp800],
  },
  'post-jet-lag': {
    avif: [postJetLagAvif400, postJetLagAvif800],
    webp: [postJetLagWebp400, postJetLagWebp800],
  },
  'post-premium-economy': {
    avif: [postPremiumEconomyAvif400, postPremiumEconomyAvif800],
    webp: [postPremiumEconomyWebp400, postPremiumEconomyWebp800],
  },
  'post-small-children': {
    avif: [postSmallChildrenAvif400, postSmallChildrenAvif800],
    webp: [postSmallChildrenWebp400, postSmallChildrenWebp800],
  },
  'post-stopover': {
    avif: [postStopoverAvif400, postStopoverAvif800],
    webp: [postStopoverWebp400, postStopoverWebp800],
  },
} as const;
