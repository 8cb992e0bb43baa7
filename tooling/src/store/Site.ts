import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { integrityOf } from '../release/integrity';
import { labelOf, serializeManifest } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { isNotFound, listFiles, listFolders } from '../util/files';
import { inParallel } from '../util/inParallel';
import { UserError } from '../util/UserError';
import { compress, COMPRESSED_EXTENSIONS } from './compress';
import { readPointers, type Pointers } from './pointers';

/** The bytes of a file's content; text is encoded as UTF-8. */
export function toBytes(content: string | Uint8Array): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
}

/** The folders in a site's folder that contain no pages. */
const FOLDERS_WITHOUT_PAGES = ['.farekite', 'live', 'releases'];
/** The size of Node's thread pool, which compresses the files. */
const CONCURRENT_WRITES = 4;

/** Whether all files of a stored release match their hashes. */
async function isIntact(releaseDirectory: string): Promise<boolean> {
  return readRelease(releaseDirectory).then(
    () => true,
    () => false,
  );
}

/**
 * A site's folder: releases, pointers and composed pages. It is the document root of the web server,
 * which must not serve `.farekite` and the releases' bundles for Node. Every file is written under a
 * temporary name first and then renamed, so that a reader never gets half of it.
 */
export class Site {
  /** The site's folder, as an absolute path. */
  readonly directory: string;

  constructor(directory: string) {
    this.directory = resolve(directory);
  }

  /** The folder of the tool's own files: lock, history and files that are being written. */
  get privateDirectory(): string {
    return join(this.directory, '.farekite');
  }

  /** The folder of a stored release, as an absolute path. */
  releaseDirectory({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
    return join(this.directory, 'releases', name, version);
  }

  /**
   * The file of a page, relative to the site's folder.
   * @param path `null` for the page that unknown paths get
   * @param language as in the `lang` attribute
   */
  pageFile(path: string | null, language: string): string {
    const suffix = language === 'en' ? '' : `.${language}`;
    return path === null ? `404${suffix}.html` : join('.', path, `index${suffix}.html`);
  }

  /** Creates the site's folder if it does not exist. @throws UserError when it cannot be created or written */
  async prepare(): Promise<void> {
    try {
      await mkdir(join(this.privateDirectory, 'tmp'), { recursive: true });
      await access(this.directory, constants.W_OK);
      await access(join(this.privateDirectory, 'tmp'), constants.W_OK);
    } catch (cause) {
      throw new UserError(
        `The site folder ${this.directory} cannot be written (${(cause as Error).message})`,
        'Make the folder writable for this user, or choose another one with --site.',
        { cause },
      );
    }
  }

  /** @throws UserError when the folder does not exist, or nothing was ever published into it */
  async assertExists(): Promise<void> {
    const live = await stat(join(this.directory, 'live')).catch(() => undefined);
    if (!live?.isDirectory()) {
      throw new UserError(
        `There is no site in ${this.directory}`,
        'Publish a release there first, or choose another folder with --site.',
      );
    }
  }

  /** @throws UserError when a pointer cannot be read */
  async readPointers(): Promise<Pointers> {
    return readPointers(join(this.directory, 'live'));
  }

  /** Whether a pointer names this release now. */
  async isLive({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): Promise<boolean> {
    return (await this.readPointers()).get(name)?.version === version;
  }

  /** The files of all pages, relative to the site's folder, including pages that no route leads to any more. */
  async listPages(): Promise<string[]> {
    const entries = await readdir(this.directory, { withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter(({ name }) => !FOLDERS_WITHOUT_PAGES.includes(name))
        .map(async (entry) => {
          if (!entry.isDirectory()) return [entry.name];
          const inside = await listFiles(join(this.directory, entry.name));
          return inside.map((file) => join(entry.name, file));
        }),
    );
    return files.flat().filter((file) => /^(?:index|404)(?:\.\w+)?\.html$/.test(basename(file)));
  }

  /** Moves a release's pointer: from now on visitors get this release. It must be stored already. */
  async movePointer(release: ReleaseManifest): Promise<void> {
    await this.writeAtomically(join('live', `${release.name}.json`), serializeManifest(release));
  }

  /** `shell` and the names of remotes, as far as releases of them are stored. */
  async listReleaseNames(): Promise<string[]> {
    return listFolders(join(this.directory, 'releases'));
  }

  /** The versions that are stored, whether they were ever live or not. */
  async listKeptVersions(name: string): Promise<string[]> {
    return listFolders(join(this.directory, 'releases', name));
  }

  /**
   * Stores a built release, with compressed variants of its browser files. A release that is stored
   * already is left as it is, or replaced if one of its files is damaged.
   *
   * @param dist the folder that the release was built into
   * @returns whether the release was not stored before
   * @throws UserError when a file of the release has changed since its manifest was read
   */
  async addRelease(dist: string, manifest: ReleaseManifest): Promise<boolean> {
    const target = this.releaseDirectory(manifest);
    const isStored = (await stat(target).catch(() => undefined)) !== undefined;
    if (isStored && (await isIntact(target))) return false;
    const staged = this.createTemporaryPath();
    await inParallel(Object.entries(manifest.files), CONCURRENT_WRITES, async ([file, integrity]) => {
      const content = await readFile(join(dist, file)).catch(() => undefined);
      if (!content || integrityOf(content) !== integrity) {
        throw new UserError(
          `${join(dist, file)} has changed while ${labelOf(manifest)} was being published`,
          'Wait for the build to end, then publish again.',
        );
      }
      await mkdir(dirname(join(staged, file)), { recursive: true });
      await writeFile(join(staged, file), content);
      if (file.startsWith('browser/')) await this.writeVariants(join(staged, file), content);
    });
    await writeFile(join(staged, 'release.json'), serializeManifest(manifest));
    await mkdir(dirname(target), { recursive: true });
    if (isStored) await this.removeRelease(manifest);
    await rename(staged, target);
    return !isStored;
  }

  /** Removes a stored release. It disappears at once, even if the process ends before all files are deleted. */
  async removeRelease(manifest: Pick<ReleaseManifest, 'name' | 'version'>): Promise<void> {
    const discarded = this.createTemporaryPath();
    await rename(this.releaseDirectory(manifest), discarded);
    await rm(discarded, { recursive: true });
  }

  /** The text of a file of the site; `undefined` when there is no such file. */
  async read(file: string): Promise<string | undefined> {
    return (await this.readBytes(file))?.toString('utf8');
  }

  /** The content of a file of the site; `undefined` when there is no such file. */
  async readBytes(file: string): Promise<Buffer | undefined> {
    return readFile(join(this.directory, file)).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
  }

  /**
   * Writes a page, or a file of the site's root, with its compressed variants. The file itself comes
   * last: composing looks only at the page, and must not take new pages with old variants for up to date.
   */
  async writePage(file: string, content: string | Uint8Array): Promise<void> {
    const target = join(this.directory, file);
    const staged = this.createTemporaryPath() + extname(file);
    await this.writeVariants(staged, toBytes(content));
    await writeFile(staged, content);
    await mkdir(dirname(target), { recursive: true });
    for (const extension of COMPRESSED_EXTENSIONS) {
      const variant = await stat(staged + extension).catch(() => undefined);
      if (variant) await rename(staged + extension, target + extension);
      else await rm(target + extension, { force: true });
    }
    await rename(staged, target);
  }

  /** Removes a page, or a file of the site's root, with its compressed variants. */
  async removePage(file: string): Promise<void> {
    for (const extension of ['', ...COMPRESSED_EXTENSIONS]) {
      await rm(join(this.directory, file + extension), { force: true });
    }
  }

  /** Removes files that a killed publisher left half written. Only the holder of the lock may call it. */
  async removeTemporaryFiles(): Promise<void> {
    const directory = join(this.privateDirectory, 'tmp');
    for (const name of await readdir(directory)) await rm(join(directory, name), { recursive: true });
  }

  private async writeAtomically(file: string, content: string): Promise<void> {
    const staged = this.createTemporaryPath();
    await writeFile(staged, content, { flush: true });
    const target = join(this.directory, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
  }

  private async writeVariants(file: string, content: Buffer): Promise<void> {
    for (const { extension, bytes } of await compress(file, content)) {
      await writeFile(file + extension, bytes);
    }
  }

  private createTemporaryPath(): string {
    return join(this.privateDirectory, 'tmp', randomUUID());
  }
}
