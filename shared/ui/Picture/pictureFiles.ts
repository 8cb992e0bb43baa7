import type { HeroFiles } from '../HeroPicture/HeroPicture';
import type { PictureFiles } from './Picture';

/** The addresses of a picture of `src/pictures`: `paris-hero` is the name of `paris-hero-800.avif`. */
export function pictureFiles(
  name: string,
  [small, large]: readonly [small: number, large: number],
): PictureFiles {
  const address = (width: number, format: string) =>
    `${__webpack_public_path__}assets/${name}-${String(width)}.${format}`;
  return {
    avif: [address(small, 'avif'), address(large, 'avif')],
    webp: [address(small, 'webp'), address(large, 'webp')],
  };
}

/** The addresses of a picture that `card` of the package's `pictures.json` has. */
export function cardFiles(name: string): PictureFiles {
  return pictureFiles(name, [400, 800]);
}

/** The addresses of one that `hero` has, with the edge that cropping keeps, by `focus` of `pictures.json`. */
export function heroFiles<Name extends string>(
  name: Name,
  focus: Readonly<Partial<Record<Name, string>>>,
): HeroFiles {
  const edge = (focus[name] ?? 'center') as HeroFiles['focus'];
  return { ...pictureFiles(`${name}-hero`, [800, 1600]), focus: edge };
}
