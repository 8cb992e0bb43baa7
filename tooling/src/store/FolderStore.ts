import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { shortHash } from '../release/integrity';
import { hasErrorCode, listFiles } from '../util/files';
import { StoreError } from '../util/UserError';
import { isObjectKey } from './isObjectKey';
import {
  CONCURRENT_REQUESTS,
  CONFLICT,
  UNCHANGED,
  type ListedObject,
  type ObjectMetadata,
  type Store,
  type StoredObject,
  type WriteCondition,
} from './Store';

/** The folder, inside the site's folder, of the files that are no objects. */
const PRIVATE_FOLDER = '.farekite/store';
/** Others may have put files among the versions. */
const VERSION_NAME = /^\d+$/;
/** A file that is written for longer was left by a publisher that was killed. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

export interface FolderStoreOptions {
  /** Whether what was written is there after a crash of the machine; without that, writing is faster. @default true */
  readonly isDurable?: boolean;
}

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
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].some((code) => hasErrorCode(error, code))) return undefined;
    throw error;
  });
}

/**
 * A site in a folder, which a web server can serve: each object is a file under its key.
 *
 * File systems have no conditional write, but `link` fails when the new name exists. So each replacement of an
 * object gets the next number in a folder of its versions: of all writers that have read version 7, one creates
 * version 8. Only then the file under the key is replaced. Should a writer be killed in between, whoever reads the
 * object next replaces the file.
 */
export class FolderStore implements Store {
  /** The folder, as an absolute path. */
  readonly location: string;

  constructor(
    directory: string,
    private readonly options: FolderStoreOptions = {},
  ) {
    this.location = resolve(directory);
  }

  /** The file under which web servers find an object. */
  fileOf(key: string): string {
    if (!isObjectKey(key)) throw new Error(`${key} is not the key of an object`);
    return join(this.location, key);
  }

  async prepare(): Promise<void> {
    try {
      await mkdir(this.temporaryFolder, { recursive: true });
      await access(this.location, constants.W_OK);
      await access(this.temporaryFolder, constants.W_OK);
    } catch (cause) {
      throw new StoreError(
        `The site folder ${this.location} cannot be written (${(cause as Error).message})`,
        'Make the folder writable for this user, or choose another one with --site.',
        { cause },
      );
    }
    await this.reportingErrors('written', () => this.removeAbandonedFiles());
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const file = this.fileOf(key);
    return this.reportingErrors('read', async () => {
      for (;;) {
        const head = await this.findHead(key);
        if (head && !(await this.isExposed(head, key))) await this.repair(key);
        if (head?.isDeleted) return undefined;
        const bytes = await ifFound(readFile(head?.file ?? file));
        if (bytes) return { bytes, etag: etagOf(head?.number ?? 0, bytes) };
        if (!head) return undefined;
        // The version was replaced, and removed, since it was found.
      }
    });
  }

  async getIfChanged(key: string, etag: string): Promise<StoredObject | typeof UNCHANGED | undefined> {
    const object = await this.get(key);
    return object?.etag === etag ? UNCHANGED : object;
  }

  async put(key: string, bytes: Buffer, _metadata: ObjectMetadata, when: WriteCondition) {
    return this.reportingErrors('written', async () => {
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
    const file = this.fileOf(key);
    await this.reportingErrors('written', async () => {
      const head = await this.findHead(key);
      if (!head) {
        await rm(file, { force: true });
      } else if (!head.isDeleted) {
        const folder = this.versionsFolder(key);
        const isAdded = await isFirst(mkdir(join(folder, String(head.number + 1))));
        await this.syncFolder(folder);
        if (isAdded) await this.exposeHead(key);
        else await this.delete(key);
      }
    });
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const isListed = (subfolder: string) => folder + subfolder !== PRIVATE_FOLDER;
    const files = await this.reportingErrors('read', () => listFiles(join(this.location, folder), isListed));
    // Others may have put files there that are not ours.
    const keys = files
      .map((file) => folder + file)
      .filter((key) => key.startsWith(prefix) && isObjectKey(key));
    for (let start = 0; start < keys.length; start += CONCURRENT_REQUESTS) {
      const part = keys.slice(start, start + CONCURRENT_REQUESTS);
      const found = await Promise.all(part.map((key) => ifFound(stat(join(this.location, key)))));
      for (const [position, key] of part.entries()) {
        const file = found[position];
        if (file) yield { key, sizeBytes: file.size, modifiedMs: file.mtimeMs };
      }
    }
  }

  private get temporaryFolder(): string {
    return join(this.location, PRIVATE_FOLDER, 'tmp');
  }

  private get isDurable(): boolean {
    return this.options.isDurable ?? true;
  }

  /** Makes the names in a folder survive a crash of the machine. */
  private async syncFolder(directory: string): Promise<void> {
    if (!this.isDurable) return;
    const handle = await open(directory, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Creates a folder and those around it, so that they survive a crash of the machine. */
  private async createFolder(directory: string): Promise<void> {
    const first = await mkdir(directory, { recursive: true });
    if (first === undefined) return;
    for (let created = directory; created.length >= first.length; created = dirname(created)) {
      await this.syncFolder(dirname(created));
    }
  }

  private versionsFolder(key: string): string {
    return join(this.location, PRIVATE_FOLDER, 'versions', key, '@');
  }

  private temporaryFile(): string {
    return join(this.temporaryFolder, randomUUID());
  }

  private async findHead(key: string): Promise<Version | undefined> {
    const folder = this.versionsFolder(key);
    const entries = (await ifFound(readdir(folder, { withFileTypes: true }))) ?? [];
    const versions = entries
      .filter(({ name }) => VERSION_NAME.test(name))
      .map((entry) => ({
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
    const isCreated = await this.withTemporaryFile(bytes, async (temporary) => {
      await this.createFolder(dirname(file));
      return isFirst(link(temporary, file));
    });
    if (!isCreated) return CONFLICT;
    await this.syncFolder(dirname(file));
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
    return this.withTemporaryFile(bytes, async (temporary) => {
      await this.createFolder(folder);
      if (!(await isFirst(link(temporary, join(folder, String(number)))))) return CONFLICT;
      await this.syncFolder(folder);
      const head = await this.exposeHead(key);
      // A writer that was held up for long may have taken a number that others have used and removed.
      return head.number === number ? { etag: etagOf(number, bytes) } : CONFLICT;
    });
  }

  /** Whether web servers find this version. */
  private async isExposed(head: Version, key: string): Promise<boolean> {
    const exposed = await ifFound(stat(this.fileOf(key)));
    if (head.isDeleted || !exposed) return head.isDeleted && !exposed;
    const { ino, dev } = (await ifFound(stat(head.file))) ?? {};
    return exposed.ino === ino && exposed.dev === dev;
  }

  /** Replaces a file that somebody has changed or removed, unless this process may only read the folder. */
  private async repair(key: string): Promise<void> {
    await this.exposeHead(key).catch((error: unknown) => {
      if (!['EACCES', 'EPERM', 'EROFS'].some((code) => hasErrorCode(error, code))) throw error;
    });
  }

  /** Makes the file under the key the latest version, and removes the other versions. */
  private async exposeHead(key: string): Promise<Version> {
    const file = this.fileOf(key);
    for (;;) {
      const head = await this.findHead(key);
      if (!head) throw new Error(`${key} has no versions`);
      if (head.isDeleted) await rm(file, { force: true });
      else if (!(await this.isExposed(head, key))) await this.expose(head, key);
      if ((await this.findHead(key))?.number !== head.number) continue;
      await this.removeVersionsBefore(head, key);
      return head;
    }
  }

  /** Gives the file of a version the name under which web servers find the object. */
  private async expose(head: Version, key: string): Promise<void> {
    const temporary = this.temporaryFile();
    if (!(await ifFound(link(head.file, temporary).then(() => true)))) return;
    const name = this.fileOf(key);
    await this.createFolder(dirname(name));
    await rename(temporary, name);
    // Renaming does nothing when another publisher has just given the file this name.
    await rm(temporary, { force: true });
    await this.syncFolder(dirname(name));
  }

  private async removeVersionsBefore(head: Version, key: string): Promise<void> {
    const folder = this.versionsFolder(key);
    for (const name of await readdir(folder)) {
      if (VERSION_NAME.test(name) && Number(name) < head.number)
        await rm(join(folder, name), { force: true, recursive: true });
    }
  }

  /** Writes a file under a temporary name, which is removed when `place` has given it another one. */
  private async withTemporaryFile<T>(bytes: Buffer, place: (file: string) => Promise<T>): Promise<T> {
    const file = this.temporaryFile();
    await mkdir(this.temporaryFolder, { recursive: true });
    try {
      const handle = await open(file, 'wx');
      try {
        await handle.writeFile(bytes);
        if (this.isDurable) await handle.sync();
      } finally {
        await handle.close();
      }
      return await place(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Removes temporary files of publishers that were killed. */
  private async removeAbandonedFiles(): Promise<void> {
    for (const name of await readdir(this.temporaryFolder)) {
      const file = join(this.temporaryFolder, name);
      const writtenMs = (await ifFound(stat(file)))?.mtimeMs ?? Date.now();
      if (Date.now() - writtenMs > ABANDONED_MS) await rm(file, { force: true });
    }
  }

  /** Converts errors of the file system into a UserError. */
  private async reportingErrors<T>(action: 'read' | 'written', work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
      throw new StoreError(
        `The site folder ${this.location} could not be ${action} (${(error as Error).message})`,
        action === 'read'
          ? 'Make the folder readable for this user, or choose another one with --site.'
          : 'Free disk space or make the folder writable, then run the command again: it continues where it stopped.',
        { cause: error },
      );
    });
  }
}
