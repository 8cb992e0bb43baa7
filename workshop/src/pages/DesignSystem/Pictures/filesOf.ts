import type { LivePicture } from './readPictures';

/** The files of a scene that was drawn in this width and half of it, as the components of the contract take them. */
export function filesOf({ address }: LivePicture, width: number) {
  const stem = address.replace(/-\d+\.avif$/, '');
  const inFormat = (format: string) =>
    [`${stem}-${String(width / 2)}.${format}`, `${stem}-${String(width)}.${format}`] as const;
  return { avif: inFormat('avif'), webp: inFormat('webp') };
}
