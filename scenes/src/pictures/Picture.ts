import { join } from 'node:path';
import { WORKSPACE } from '../room';

export type Format = 'avif' | 'webp' | 'jpeg';

/** One file of a picture. */
export interface PictureFile {
  readonly name: string;
  readonly format: Format;
  readonly width: number;
  /** The most that it may weigh, in bytes. */
  readonly limit: number;
}

/** A picture that a room shows: one drawing, in some sizes and formats. */
export interface Picture {
  readonly room: string;
  /** What its files' names begin with, and its key in the room's pictures.json. */
  readonly stem: string;
  readonly svg: () => string;
  readonly files: readonly PictureFile[];
}

/** Where a room keeps its pictures. */
export function folderOf(room: string): string {
  return join(WORKSPACE, room, 'src', 'pictures');
}
