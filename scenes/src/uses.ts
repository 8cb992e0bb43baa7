/** Whose picture it is. Each remote is built from its own folder alone, so each has its own files. */
export type Remote = 'mfe-home' | 'mfe-deals' | 'mfe-guides';

interface Scenes {
  /** Shown on cards: four to three. */
  readonly card: readonly string[];
  /** Shown across a page's head: sixteen to nine. */
  readonly hero: readonly string[];
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
  },
  'mfe-deals': { card: [], hero: DEALS },
  'mfe-guides': {
    card: [
      'post-book-early',
      'post-carry-on',
      'post-jet-lag',
      'post-small-children',
      'post-stopover',
      'post-premium-economy',
    ],
    hero: ['paris', 'tokyo', 'new-york', 'london'],
  },
};
