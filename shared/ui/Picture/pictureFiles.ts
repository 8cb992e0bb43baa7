import type { PictureFiles } from './Picture';

/**
 * The addresses of a picture of the package, which its build copies from `src/pictures`.
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
