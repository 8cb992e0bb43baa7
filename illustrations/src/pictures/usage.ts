/** The packages that show illustrations. Each is built from its own folder, so each has its own files. */
export type PackageName = 'mfe-home' | 'mfe-deals' | 'mfe-guides';

interface Usage {
  /** Four to three. */
  readonly card: readonly string[];
  /** Sixteen to nine, at the top of a page. */
  readonly hero: readonly string[];
  /** Four to three, small. */
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

/** The attractions in each city guide. */
const ATTRACTIONS: Readonly<Record<(typeof CITIES)[number], readonly string[]>> = {
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

/** Which package shows which illustration in which form. Any number of pages may show one picture. */
export const USAGE: Readonly<Record<PackageName, Usage>> = {
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
    stamp: [...CITIES, ...Object.values(ATTRACTIONS).flat()],
  },
};
