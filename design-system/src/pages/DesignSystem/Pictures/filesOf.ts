import type { LivePicture } from './readPictures';

/** The files of an illustration in this width and half of it, in the form that the contract's components take. */
export function filesOf({ address }: LivePicture, width: number) {
  const stem = address.replace(/-\d+\.avif$/, '');
  const inFormat = (format: string) =>
    [`${stem}-${String(width / 2)}.${format}`, `${stem}-${String(width)}.${format}`] as const;
  return { avif: inFormat('avif'), webp: inFormat('webp') };
}
