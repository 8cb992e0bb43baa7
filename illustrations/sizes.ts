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

/** @param limits the size limit of the AVIF file by its width; WebP, for older browsers, needs 60 % more */
function avifAndWebp(limits: Readonly<Record<number, number>>): readonly Size[] {
  return Object.entries(limits).flatMap(([width, maxBytes]) => [
    { format: 'avif', width: Number(width), maxBytes },
    { format: 'webp', width: Number(width), maxBytes: 1.6 * maxBytes },
  ]);
}

export const FORMS: Readonly<Record<'card' | 'hero' | 'stamp' | 'share', Form>> = {
  card: { file: 'NAME-WIDTH', crop: 4 / 3, sizes: avifAndWebp({ 400: 12_000, 800: 28_000 }) },
  hero: { file: 'NAME-hero-WIDTH', sizes: avifAndWebp({ 800: 24_000, 1600: 52_000 }) },
  stamp: { file: 'NAME-stamp-WIDTH', crop: 4 / 3, sizes: avifAndWebp({ 200: 4_000, 400: 9_000 }) },
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
