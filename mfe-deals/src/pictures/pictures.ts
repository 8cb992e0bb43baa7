import pictures from './pictures.json';

export type CardName = keyof typeof pictures.card;
export type HeroName = keyof typeof pictures.hero;

/** The edge of a hero that cropping keeps, if it is not the center. */
const FOCUS = pictures.focus as Readonly<Partial<Record<HeroName, 'top' | 'right' | 'bottom' | 'left'>>>;

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

export function heroFiles(name: HeroName) {
  return { ...addresses(`${name}-hero`, 800, 1600), focus: FOCUS[name] ?? 'center' } as const;
}
