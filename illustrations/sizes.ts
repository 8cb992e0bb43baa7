/** A file of a picture, with the limit within which it has the highest quality. */
interface Size {
  readonly format: 'avif' | 'webp' | 'jpg';
  /** In pixels. */
  readonly width: number;
  readonly maxBytes: number;
}

interface Form {
  /** The folder of its sources. */
  readonly folder: string;
  /** Its files without their format. */
  readonly file: string;
  /** Width to height of the middle that it shows. @default the whole source */
  readonly crop?: number;
  readonly sizes: readonly Size[];
}

/** The forms in which packages show pictures. WebP, for older browsers, needs about 60 % more than AVIF. */
export const FORMS: Readonly<Record<'card' | 'hero' | 'stamp' | 'share', Form>> = {
  card: {
    folder: 'posters',
    file: 'NAME-WIDTH',
    crop: 4 / 3,
    sizes: [
      { format: 'avif', width: 400, maxBytes: 12_000 },
      { format: 'avif', width: 800, maxBytes: 28_000 },
      { format: 'webp', width: 400, maxBytes: 19_200 },
      { format: 'webp', width: 800, maxBytes: 44_800 },
    ],
  },
  hero: {
    folder: 'posters',
    file: 'NAME-hero-WIDTH',
    sizes: [
      { format: 'avif', width: 800, maxBytes: 24_000 },
      { format: 'avif', width: 1600, maxBytes: 52_000 },
      { format: 'webp', width: 800, maxBytes: 38_400 },
      { format: 'webp', width: 1600, maxBytes: 83_200 },
    ],
  },
  stamp: {
    folder: 'posters',
    file: 'NAME-stamp-WIDTH',
    crop: 4 / 3,
    sizes: [
      { format: 'avif', width: 200, maxBytes: 4_000 },
      { format: 'avif', width: 400, maxBytes: 9_000 },
      { format: 'webp', width: 200, maxBytes: 6_400 },
      { format: 'webp', width: 400, maxBytes: 14_400 },
    ],
  },
  share: {
    folder: 'share',
    file: 'share-NAME',
    sizes: [{ format: 'jpg', width: 1200, maxBytes: 90_000 }],
  },
};

export type FormName = keyof typeof FORMS;

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

/** Those that have a guide. */
const CITIES = ['paris', 'tokyo', 'new-york', 'london'] as const;

/** Which package shows which pictures in which form. Each is built from its own folder, so each has its own files. */
export const SHOWN: Readonly<Record<string, Partial<Record<FormName, readonly string[]>>>> = {
  'mfe-home': {
    card: [
      // Destinations
      ...['paris', 'tokyo', 'new-york', 'london', 'rome', 'barcelona', 'dubai', 'cancun'],
      // Popular destinations
      ...['bali', 'kuala-lumpur', 'goa', 'santorini'],
      // Guides, with another picture than their destination
      ...['louvre', 'senso-ji', 'brooklyn-bridge', 'london-eye'],
      // Promotions and hot deals
      ...DEALS,
    ],
    hero: ['hero'],
    share: ['home', 'about', 'contact', 'terms', 'privacy', 'disclaimer'],
  },
  'mfe-deals': {
    card: DEALS,
    hero: DEALS,
    share: [
      // For deal pages without a share picture of their own.
      'deals',
      'first-class-deals',
      'premium-economy-deals',
      'premium-comfort',
      'student-travel-deals',
      'top-airlines',
      'family-travel-deals',
      'weekend-getaway-deals',
      'senior-travel-deals',
      'business-class-deals',
    ],
  },
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
    stamp: [
      ...CITIES,
      ...['eiffel-tower', 'louvre', 'notre-dame', 'montmartre', 'musee-d-orsay'],
      ...['senso-ji', 'shibuya-crossing', 'meiji-shrine', 'tsukiji-market', 'tokyo-tower'],
      ...['statue-of-liberty', 'central-park', 'metropolitan-museum', 'brooklyn-bridge'],
      'empire-state-building',
      ...['tower-of-london', 'british-museum', 'westminster', 'borough-market', 'london-eye'],
    ],
    share: ['paris-guide', 'tokyo-guide', 'new-york-guide', 'london-guide', 'blog'],
  },
  'mfe-booking': { share: ['flight-results', 'booking-process'] },
};

/** The edge of a hero that cropping keeps, if it is not the center. */
export const FOCUS: Readonly<Record<string, string>> = {
  'business-class': 'left',
  'family-travel': 'left',
  hero: 'top',
  london: 'bottom',
  paris: 'top',
  'premium-economy': 'left',
  'senior-travel': 'left',
  'student-travel': 'left',
  'top-airlines': 'left',
  'weekend-getaway': 'right',
};

/** Files by themselves. The favicon contains itself in half its width too. */
export const SINGLE_FILES = [
  { source: 'icons/apple-touch-icon.svg', file: 'shell/src/icons/apple-touch-icon.png', width: 180 },
  { source: 'icons/favicon.svg', file: 'shell/src/icons/favicon.ico', width: 32 },
  { source: 'icons/icon.svg', file: 'shell/src/icons/icon-192.png', width: 192 },
  { source: 'icons/icon.svg', file: 'shell/src/icons/icon-512.png', width: 512 },
  { source: 'icons/icon-maskable.svg', file: 'shell/src/icons/icon-maskable-512.png', width: 512 },
  // Twice as large as GitHub shows it, for sharp text on dense screens.
  { source: 'diagrams/architecture.svg', file: 'docs/images/architecture.png', width: 1660 },
] as const;
