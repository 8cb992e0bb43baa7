import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isObjectKey, POINTERS_PREFIX } from '../store/keys';
import { hasErrorCode } from '../util/files';

/** A pipe that somebody has put there must not hold up the server. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** How a file system call fails when there is no file of this name that may be sent. */
const MISSING_CODES = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENXIO'];

/**
 * Reads the objects of a site in a folder: the files under their keys. It never writes, and follows no link, so nothing
 * outside the folder is sent. Only the folder itself may be a link, which may come to name another folder.
 */
export class FolderObjects {
  /** What was read last of the objects that are read again and again: the pointers. */
  private readonly pointers = new Map<string, { readonly bytes: Buffer; readonly version: string }>();

  constructor(private readonly folder: string) {}

  async get(key: string): Promise<{ readonly bytes: Buffer } | undefined> {
    if (!isObjectKey(key)) return undefined;
    return this.read(key).catch((error: unknown) => {
      if (MISSING_CODES.some((code) => hasErrorCode(error, code))) return undefined;
      throw error;
    });
  }

  private async read(key: string): Promise<{ readonly bytes: Buffer } | undefined> {
    const file = join(this.folder, key);
    const { ino, mtimeNs, size } = await lstat(file, { bigint: true });
    const version = [ino, mtimeNs, size].join();
    const pointer = this.pointers.get(key);
    if (pointer?.version === version) return pointer;
    const bytes = await this.readFile(file, key);
    if (bytes && key.startsWith(POINTERS_PREFIX)) this.pointers.set(key, { bytes, version });
    return bytes && { bytes };
  }

  private async readFile(file: string, key: string): Promise<Buffer | undefined> {
    const handle = await open(file, OPEN_FLAGS);
    try {
      const isReal = (await realpath(file)) === join(await realpath(this.folder), key);
      return isReal && (await handle.stat()).isFile() ? await handle.readFile() : undefined;
    } finally {
      await handle.close();
    }
  }
}
