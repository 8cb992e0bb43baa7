import pictures from './pictures.json';

export type CardName = keyof typeof pictures.card;

/** The addresses of a picture in two widths. The build copies the files. */
function addresses(name: string, small: number, large: number) {
  const address = (width: number, format: string) =>
    `${__webpack_public_path__}assets/${name}-${String(width)}.${format}`;
  return {
    avif: [address(small, 'avif'), address(large, 'avif')],
    webp: [address(small, 'webp'), address(large, 'webp')],
  } as const;
}

export function cardFiles(name: CardName) {
  return addresses(name, 400, 800);
}

/** With the edge that cropping keeps. */
export const HERO_FILES = { ...addresses('home-hero', 800, 1600), focus: 'top' } as const;
