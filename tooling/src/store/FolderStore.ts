import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createPublicFolder, hasErrorCode, listFiles, makePublic } from '../util/files';
import { StoreError } from '../util/UserError';
import { HISTORY_PREFIX, isObjectKey, POINTERS_PREFIX } from './keys';
import { CONFLICT, etagOf, type Store, type WriteCondition } from './Store';

const PRIVATE_FOLDER = '.farekite/store';
/** O_NONBLOCK: a pipe must not hold up a server. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const MISSING_CODES = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENXIO'];
const NO_LINKS_CODES = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** @param codes with which the call may fail: the result is `undefined` then */
async function orUndefined<T>(call: Promise<T>, codes: readonly string[]): Promise<T | undefined> {
  return call.catch((error: unknown) => {
    if (hasErrorCode(error, ...codes)) return undefined;
    throw error;
  });
}

async function linkIfFree(file: string, name: string): Promise<boolean> {
  const linking = link(file, name).then(() => true);
  return (await orUndefined(linking, ['EEXIST'])) ?? false;
}

async function ifFound<T>(call: Promise<T>): Promise<T | undefined> {
  return orUndefined(call, MISSING_CODES);
}

/**
 * Each object is a file under its key, for web servers. No file system writes on a condition, but `link` fails when
 * the name exists. So whoever replaces an object on its ETag first links the new content as what follows this ETag,
 * and then replaces the file. If a writer is killed in between, readers find what follows, and the next writer
 * replaces the file.
 */
export class FolderStore implements Store {
  readonly location: string;
  private readonly isDurable: boolean;
  private readonly temporaryFolder: string;
  /** The pointers as they were read last: servers look at them for each page. */
  private readonly pointers = new Map<string, { readonly bytes: Buffer; readonly stamp: string }>();

  /** @param isDurable whether each file is on the disk before anything names it */
  constructor(directory: string, { isDurable = true } = {}) {
    this.location = resolve(directory);
    this.temporaryFolder = join(this.location, PRIVATE_FOLDER, 'tmp');
    this.isDurable = isDurable;
  }

  fileOf(key: string): string {
    if (!isObjectKey(key)) throw new Error(`${key} is not the key of an object`);
    return join(this.location, key);
  }

  async prepare(): Promise<void> {
    await this.reportingErrors('written', async () => {
      await createPublicFolder(this.temporaryFolder);
      await access(this.location, constants.W_OK);
    });
  }

  async get(key: string) {
    this.fileOf(key);
    return this.reportingErrors('read', async () => {
      const bytes = await this.readLatest(key);
      return bytes && { bytes, etag: etagOf(bytes) };
    });
  }

  async put(key: string, bytes: Buffer, when: WriteCondition) {
    const file = this.fileOf(key);
    return this.reportingErrors('written', () =>
      this.withTemporaryFile(key, bytes, async (temporary): Promise<{ etag: string } | typeof CONFLICT> => {
        await createPublicFolder(dirname(file));
        let isWritten = true;
        if (when === 'absent') isWritten = await linkIfFree(temporary, file);
        else if (when === 'always') await rename(temporary, file);
        else isWritten = await this.replace(key, temporary, when.etag);
        return isWritten ? { etag: etagOf(bytes) } : CONFLICT;
      }),
    );
  }

  async delete(key: string): Promise<void> {
    const file = this.fileOf(key);
    await this.reportingErrors('written', () => rm(file, { force: true }));
  }

  async list(prefix: string) {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const isListed = (subfolder: string) => folder + subfolder !== PRIVATE_FOLDER;
    return this.reportingErrors('read', async () => {
      const files = await listFiles(join(this.location, folder), isListed);
      const keys = files
        .map((file) => folder + file)
        .filter((key) => key.startsWith(prefix) && isObjectKey(key));
      const objects = keys.map(async (key) => {
        const file = await ifFound(stat(join(this.location, key)));
        return file ? [{ key, modifiedMs: file.mtimeMs }] : [];
      });
      return (await Promise.all(objects)).flat();
    });
  }

  private followerOf(key: string, etag: string): string {
    return `${PRIVATE_FOLDER}/followers/${key}/${etag.slice(1, -1)}`;
  }

  /** Follows no link, so that nothing outside is sent to visitors. Only the folder itself may be a link, which may change. */
  private async read(file: string): Promise<Buffer | undefined> {
    const path = join(this.location, file);
    const handle = await ifFound(open(path, OPEN_FLAGS));
    try {
      const isReal = handle && (await ifFound(realpath(path))) === join(await realpath(this.location), file);
      const stats = isReal && (await handle.stat({ bigint: true }));
      if (!stats || !stats.isFile()) return undefined;
      const stamp = [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
      const known = this.pointers.get(file);
      if (known?.stamp === stamp) return known.bytes;
      const bytes = await handle.readFile();
      if (file.startsWith(POINTERS_PREFIX)) this.pointers.set(file, { bytes, stamp });
      return bytes;
    } finally {
      await handle?.close();
    }
  }

  private async readLatest(key: string): Promise<Buffer | undefined> {
    let latest = await this.read(key);
    for (let next = latest; next; next = await this.read(this.followerOf(key, etagOf(next)))) latest = next;
    return latest;
  }

  private async replace(key: string, temporary: string, etag: string): Promise<boolean> {
    if ((await this.get(key))?.etag !== etag) return false;
    const follower = join(this.location, this.followerOf(key, etag));
    await createPublicFolder(dirname(follower));
    if (!(await linkIfFree(temporary, follower))) return false;
    await this.expose(key);
    return true;
  }

  /** Makes the file under the key the latest content, while others may be doing the same. */
  private async expose(key: string): Promise<void> {
    const file = this.fileOf(key);
    for (;;) {
      const exposed = await this.read(key);
      const latest = await this.readLatest(key);
      if (!exposed || !latest || latest.equals(exposed)) return;
      await this.withTemporaryFile(key, latest, (temporary) => rename(temporary, file));
    }
  }

  private async withTemporaryFile<T>(
    key: string,
    bytes: Buffer,
    place: (file: string) => Promise<T>,
  ): Promise<T> {
    const file = join(this.temporaryFolder, randomUUID());
    await createPublicFolder(this.temporaryFolder);
    try {
      await writeFile(file, bytes, { flag: 'wx', flush: this.isDurable });
      // The history, which no server reads, keeps the mode of the publisher’s umask.
      if (!key.startsWith(HISTORY_PREFIX)) await makePublic(file);
      return await place(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  private async reportingErrors<T>(action: 'read' | 'written', work: () => Promise<T>): Promise<T> {
    return work().catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error;
      const remedy =
        error.syscall === 'link' && hasErrorCode(error, ...NO_LINKS_CODES)
          ? 'Choose a folder on a file system with hard links, which say who was first'
          : 'Mend that, or choose another folder with --site';
      throw new StoreError(
        `The site folder ${this.location} could not be ${action} (${error.message})`,
        `${remedy}, then run the command again: it continues where it stopped.`,
        { cause: error },
      );
    });
  }
}
