/** Whose picture it is. Each remote is built from its own folder alone, so each has its own files. */
export type Remote = 'mfe-home' | 'mfe-deals' | 'mfe-guides';

interface Scenes {
  /** Shown on cards: four to three. */
  readonly card: readonly string[];
  /** Shown across a page's head: sixteen to nine. */
  readonly hero: readonly string[];
  /** Shown as postage stamps: four to three, and no wider than a hand. */
  readonly stamp: readonly string[];
}

const DEALS = [
  'first-class',
  'premium-economy',
  'premium-comfort',
  'student-travel',
  'top-airlines',
  'family-travel',
  'weekend-getaway',
  'senior-travel',
  'business-class',
] as const;

const CITIES = ['paris', 'tokyo', 'new-york', 'london'] as const;

/** What to see in each city. */
const SIGHTS: Readonly<Record<(typeof CITIES)[number], readonly string[]>> = {
  paris: ['eiffel-tower', 'louvre', 'notre-dame', 'montmartre', 'musee-d-orsay'],
  tokyo: ['senso-ji', 'shibuya-crossing', 'meiji-shrine', 'tsukiji-market', 'tokyo-tower'],
  'new-york': [
    'statue-of-liberty',
    'central-park',
    'metropolitan-museum',
    'brooklyn-bridge',
    'empire-state-building',
  ],
  london: ['tower-of-london', 'british-museum', 'westminster', 'borough-market', 'london-eye'],
};

/** Which remote shows which scene, and how large. */
export const USES: Readonly<Record<Remote, Scenes>> = {
  'mfe-home': {
    card: [
      // Destinations
      ...['paris', 'tokyo', 'new-york', 'london', 'rome', 'barcelona', 'dubai', 'cancun'],
      // Popular destinations
      ...['bali', 'kuala-lumpur', 'goa', 'santorini'],
      // Promotions and hot deals
      ...DEALS,
    ],
    hero: ['hero'],
    stamp: [],
  },
  'mfe-deals': { card: DEALS, hero: DEALS, stamp: [] },
  'mfe-guides': {
    card: [
      'post-book-early',
      'post-carry-on',
      'post-jet-lag',
      'post-small-children',
      'post-stopover',
      'post-premium-economy',
    ],
    hero: CITIES,
    stamp: [...CITIES, ...Object.values(SIGHTS).flat()],
  },
};
