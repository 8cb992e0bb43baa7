import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { shortHash } from '../release/integrity';
import { hasErrorCode, isNotFound, listFiles } from '../util/files';
import { UserError } from '../util/UserError';
import {
  CONFLICT,
  type ListedObject,
  type ObjectMetadata,
  type Store,
  type StoredObject,
  type WriteCondition,
} from './Store';

/** The folder, inside the site's folder, of the files that are no objects. */
const PRIVATE_FOLDER = '.farekite/store';
/** A file that is written for longer was left by a publisher that was killed. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** A version of an object. The one with the highest number is the object; a deleted object has a folder there. */
interface Version {
  readonly number: number;
  readonly file: string;
  readonly isDeleted: boolean;
}

/** The ETag of a version. An object that was never replaced has the number 0 and no file among the versions. */
function etagOf(number: number, bytes: Buffer): string {
  return `"${String(number)}-${shortHash(bytes)}"`;
}

/** Makes the names in a folder survive a crash of the machine. */
async function syncFolder(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs a file system call that fails when its target exists. @returns whether it did not exist */
async function isFirst(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Runs a file system call. @returns `undefined` when the file does not exist */
async function ifFound<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch((error: unknown) => {
    if (isNotFound(error) || hasErrorCode(error, 'ENOTDIR')) return undefined;
    throw error;
  });
}

/** Whether two names belong to one file. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([ifFound(stat(one)), ifFound(stat(other))]);
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/**
 * A site in a folder, which a web server can serve: each object is a file under its key.
 *
 * File systems have no conditional write, but `link` fails when the new name exists. So each replacement of an
 * object gets the next number in a folder of its versions: of all writers that have read version 7, one creates
 * version 8. Only then the file under the key is replaced. A writer that is killed in between leaves a file that
 * the next `prepare` replaces.
 */
export class FolderStore implements Store {
  /** The folder, as an absolute path. */
  readonly location: string;

  constructor(directory: string) {
    this.location = resolve(directory);
  }

  /** The file under which web servers find an object. */
  fileOf(key: string): string {
    const isInside = key.split('/').every((segment) => !['', '.', '..', '@'].includes(segment));
    if (!isInside || key.includes('\0')) throw new Error(`${key} is not the key of an object`);
    return join(this.location, key);
  }

  async prepare(): Promise<void> {
    try {
      await mkdir(this.temporaryFolder, { recursive: true });
      await access(this.location, constants.W_OK);
      await access(this.temporaryFolder, constants.W_OK);
    } catch (cause) {
      throw new UserError(
        `The site folder ${this.location} cannot be written (${(cause as Error).message})`,
        'Make the folder writable for this user, or choose another one with --site.',
        { cause },
      );
    }
    await this.reportingErrors(async () => {
      for (const name of await readdir(this.temporaryFolder)) await this.finishWrite(name);
    });
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const file = this.fileOf(key);
    for (;;) {
      const head = await this.findHead(key);
      if (head?.isDeleted) return undefined;
      const bytes = await ifFound(readFile(head?.file ?? file));
      if (bytes) return { bytes, etag: etagOf(head?.number ?? 0, bytes) };
      if (!head) return undefined;
      // The version was replaced, and removed, since it was found.
    }
  }

  async put(key: string, bytes: Buffer, _metadata: ObjectMetadata, when: WriteCondition) {
    return this.reportingErrors(async () => {
      if (when === 'absent') return this.create(key, bytes);
      if (when !== 'always') return this.replace(key, bytes, when.etag);
      for (;;) {
        const present = await this.get(key);
        const result = await (present ? this.replace(key, bytes, present.etag) : this.create(key, bytes));
        if (result !== CONFLICT) return result;
      }
    });
  }

  async delete(key: string): Promise<void> {
    await this.reportingErrors(async () => {
      const head = await this.findHead(key);
      if (!head) {
        await rm(this.fileOf(key), { force: true });
      } else if (!head.isDeleted) {
        const deleted = mkdir(join(this.versionsFolder(key), String(head.number + 1)));
        if (await isFirst(deleted)) await this.exposeHead(key);
        else await this.delete(key);
      }
    });
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for (const file of await listFiles(join(this.location, folder))) {
      const key = folder + file;
      if (!key.startsWith(prefix) || key.startsWith(`${PRIVATE_FOLDER}/`)) continue;
      const found = await ifFound(stat(join(this.location, key)));
      if (found) yield { key, sizeBytes: found.size, modifiedMs: found.mtimeMs };
    }
  }

  private get temporaryFolder(): string {
    return join(this.location, PRIVATE_FOLDER, 'tmp');
  }

  private versionsFolder(key: string): string {
    return join(this.location, PRIVATE_FOLDER, 'versions', key, '@');
  }

  /** A new name in the folder of temporary files; it names the key, so that `prepare` can finish the write. */
  private temporaryFile(key: string): string {
    return join(this.temporaryFolder, `${randomUUID()}~${encodeURIComponent(key)}`);
  }

  private async findHead(key: string): Promise<Version | undefined> {
    const folder = this.versionsFolder(key);
    const entries = (await ifFound(readdir(folder, { withFileTypes: true }))) ?? [];
    const versions = entries.map((entry) => ({
      number: Number(entry.name),
      file: join(folder, entry.name),
      isDeleted: entry.isDirectory(),
    }));
    return versions.reduce<Version | undefined>(
      (head, version) => (head && head.number > version.number ? head : version),
      undefined,
    );
  }

  /** Creates an object that does not exist. */
  private async create(key: string, bytes: Buffer): Promise<{ etag: string } | typeof CONFLICT> {
    const head = await this.findHead(key);
    if (head) return head.isDeleted ? this.addVersion(key, bytes, head.number + 1) : CONFLICT;
    const file = this.fileOf(key);
    const isCreated = await this.withTemporaryFile(key, bytes, async (temporary) => {
      await mkdir(dirname(file), { recursive: true });
      return isFirst(link(temporary, file));
    });
    if (!isCreated) return CONFLICT;
    await syncFolder(dirname(file));
    // Others may have created, replaced and deleted it since the first look.
    if (!(await this.findHead(key))) return { etag: etagOf(0, bytes) };
    await this.exposeHead(key);
    return CONFLICT;
  }

  /** Replaces an object that still has the ETag. */
  private async replace(
    key: string,
    bytes: Buffer,
    etag: string,
  ): Promise<{ etag: string } | typeof CONFLICT> {
    const present = await this.get(key);
    if (present?.etag !== etag) return CONFLICT;
    return this.addVersion(key, bytes, Number.parseInt(etag.slice(1), 10) + 1);
  }

  private async addVersion(
    key: string,
    bytes: Buffer,
    number: number,
  ): Promise<{ etag: string } | typeof CONFLICT> {
    const folder = this.versionsFolder(key);
    return this.withTemporaryFile(key, bytes, async (temporary) => {
      await mkdir(folder, { recursive: true });
      if (!(await isFirst(link(temporary, join(folder, String(number)))))) return CONFLICT;
      await syncFolder(folder);
      const head = await this.exposeHead(key);
      // A writer that was held up for long may have taken a number that others have used and removed.
      return head.number === number ? { etag: etagOf(number, bytes) } : CONFLICT;
    });
  }

  /** Makes the file under the key the latest version, and removes the other versions. */
  private async exposeHead(key: string): Promise<Version> {
    const file = this.fileOf(key);
    for (;;) {
      const head = await this.findHead(key);
      if (!head) throw new Error(`${key} has no versions`);
      if (head.isDeleted) await rm(file, { force: true });
      else if (!(await isSameFile(head.file, file))) await this.expose(head, key);
      if ((await this.findHead(key))?.number !== head.number) continue;
      await this.removeVersionsBefore(head, key);
      return head;
    }
  }

  /** Gives the file of a version the name under which web servers find the object. */
  private async expose(head: Version, key: string): Promise<void> {
    const temporary = this.temporaryFile(key);
    if (!(await ifFound(link(head.file, temporary).then(() => true)))) return;
    const name = this.fileOf(key);
    await mkdir(dirname(name), { recursive: true });
    await rename(temporary, name);
    // Renaming does nothing when another publisher has just given the file this name.
    await rm(temporary, { force: true });
    await syncFolder(dirname(name));
  }

  private async removeVersionsBefore(head: Version, key: string): Promise<void> {
    const folder = this.versionsFolder(key);
    for (const name of await readdir(folder)) {
      if (Number(name) < head.number) await rm(join(folder, name), { force: true, recursive: true });
    }
  }

  /** Writes a file under a temporary name, which is removed when `place` has given it another one. */
  private async withTemporaryFile<T>(
    key: string,
    bytes: Buffer,
    place: (file: string) => Promise<T>,
  ): Promise<T> {
    const file = this.temporaryFile(key);
    await mkdir(this.temporaryFolder, { recursive: true });
    try {
      const handle = await open(file, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      return await place(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Exposes what a write has left that was perhaps killed; it does no harm when the writer still runs. */
  private async finishWrite(temporaryName: string): Promise<void> {
    const key = decodeURIComponent(temporaryName.slice(temporaryName.indexOf('~') + 1));
    if (await this.findHead(key)) await this.exposeHead(key);
    const file = join(this.temporaryFolder, temporaryName);
    const writtenMs = (await ifFound(stat(file)))?.mtimeMs ?? Date.now();
    if (Date.now() - writtenMs > ABANDONED_MS) await rm(file, { force: true });
  }

  /** Converts errors of the file system into a UserError. */
  private async reportingErrors<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
      throw new UserError(
        `The site folder ${this.location} could not be written (${(error as Error).message})`,
        'Free disk space or make the folder writable, then run the command again: it continues where it stopped.',
        { cause: error },
      );
    });
  }
}
