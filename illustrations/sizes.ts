interface Size {
  readonly format: 'avif' | 'webp' | 'jpg';
  readonly width: number;
  readonly maxBytes: number;
}

interface Form {
  readonly file: string;
  /** Width to height of the middle that is shown. @default the whole source */
  readonly crop?: number;
  readonly sizes: readonly Size[];
}

/** WebP, for older browsers, needs 60 % more than AVIF. */
export const FORMS: Readonly<Record<'card' | 'hero' | 'stamp' | 'share', Form>> = {
  card: {
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
    file: 'NAME-hero-WIDTH',
    sizes: [
      { format: 'avif', width: 800, maxBytes: 24_000 },
      { format: 'avif', width: 1600, maxBytes: 52_000 },
      { format: 'webp', width: 800, maxBytes: 38_400 },
      { format: 'webp', width: 1600, maxBytes: 83_200 },
    ],
  },
  stamp: {
    file: 'NAME-stamp-WIDTH',
    crop: 4 / 3,
    sizes: [
      { format: 'avif', width: 200, maxBytes: 4_000 },
      { format: 'avif', width: 400, maxBytes: 9_000 },
      { format: 'webp', width: 200, maxBytes: 6_400 },
      { format: 'webp', width: 400, maxBytes: 14_400 },
    ],
  },
  share: { file: 'share-NAME', sizes: [{ format: 'jpg', width: 1200, maxBytes: 90_000 }] },
};

/** The favicon contains itself in half its width too. */
export const SINGLE_FILES = [
  { source: 'icons/apple-touch-icon.svg', file: 'shell/src/icons/apple-touch-icon.png', width: 180 },
  { source: 'icons/favicon.svg', file: 'shell/src/icons/favicon.ico', width: 32 },
  { source: 'icons/icon.svg', file: 'shell/src/icons/icon-192.png', width: 192 },
  { source: 'icons/icon.svg', file: 'shell/src/icons/icon-512.png', width: 512 },
  { source: 'icons/icon-maskable.svg', file: 'shell/src/icons/icon-maskable-512.png', width: 512 },
  // Twice as large as GitHub shows it, for sharp text on dense screens.
  { source: 'diagrams/architecture.svg', file: 'docs/images/architecture.png', width: 1660 },
] as const;
