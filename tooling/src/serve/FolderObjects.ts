import { constants } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../release/integrity';
import { isObjectKey } from '../store/isObjectKey';
import { hasErrorCode } from '../util/files';
import type { SentObject, SiteObjects } from './SiteObjects';

/** A pipe that somebody has put there must not hold up the server. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** How a file system call fails when there is no file of this name that may be sent. */
const MISSING_CODES = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENXIO'];

async function ifFound<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch((error: unknown) => {
    if (MISSING_CODES.some((code) => hasErrorCode(error, code))) return undefined;
    throw error;
  });
}

/**
 * The objects of a site in a folder, as web servers find them: the files under their keys. A file is opened once and
 * read from that handle, so an answer is one version of it, however often it is replaced meanwhile. Nothing is ever
 * written, and no link is followed, so nothing outside the folder is sent.
 */
export class FolderObjects implements SiteObjects {
  private realFolder = '';

  constructor(private readonly folder: string) {}

  async get(key: string): Promise<SentObject | undefined> {
    if (!isObjectKey(key)) return undefined;
    const handle = await ifFound(open(join(this.folder, key), OPEN_FLAGS));
    try {
      return handle && (await this.read(handle, key));
    } finally {
      await handle?.close();
    }
  }

  private async read(handle: FileHandle, key: string): Promise<SentObject | undefined> {
    if (!(await handle.stat()).isFile() || !(await this.isReal(key))) return undefined;
    const bytes = await handle.readFile();
    return { bytes, etag: `"${shortHash(bytes)}"` };
  }

  /** Whether no part of the name is a link. Only the folder itself may be one, which may come to name another folder. */
  private async isReal(key: string): Promise<boolean> {
    const file = await ifFound(realpath(join(this.folder, key)));
    if (file === undefined) return false;
    if (file !== join(this.realFolder, key)) this.realFolder = await realpath(this.folder);
    return file === join(this.realFolder, key);
  }
}
