import type { HeroFiles } from '../HeroPicture/HeroPicture';
import type { PictureFiles } from './Picture';

/**
 * The addresses of a picture of `src/pictures`.
 *
 * @param name of the files, without their width: `paris-hero`
 * @param widths in pixels
 */
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

/** @param name in `card` of the package's `pictures.json` */
export function cardFiles(name: string): PictureFiles {
  return pictureFiles(name, [400, 800]);
}

/**
 * @param name in `hero` of the package's `pictures.json`
 * @param focus in `pictures.json`: by name, the edge that cropping keeps. @default the center
 */
export function heroFiles<Name extends string>(
  name: Name,
  focus: Readonly<Partial<Record<Name, string>>>,
): HeroFiles {
  const edge = (focus[name] ?? 'center') as HeroFiles['focus'];
  return { ...pictureFiles(`${name}-hero`, [800, 1600]), focus: edge };
}
