import { join } from 'node:path';
import { WORKSPACE } from '../folders';

export type Format = 'avif' | 'webp' | 'jpeg';

/** One file of a picture. */
export interface PictureFile {
  readonly name: string;
  readonly format: Format;
  /** In pixels. */
  readonly width: number;
  readonly maxBytes: number;
}

/** A picture that a package shows: one drawing in several widths and formats. */
export interface Picture {
  readonly packageName: string;
  /** The beginning of its file names, and its key in the package's pictures.json. */
  readonly stem: string;
  readonly illustration: string;
  /** The drawing as SVG. */
  readonly draw: () => Promise<string>;
  readonly files: readonly PictureFile[];
}

/** The folder in which a package keeps its pictures. */
export function picturesFolder(packageName: string): string {
  return join(WORKSPACE, packageName, 'src', 'pictures');
}
