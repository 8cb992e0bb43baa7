import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { compress, COMPRESSED_ENDINGS } from './compress';
import { isMissing, listFiles, listFolders } from './files';
import { inParallel } from './inParallel';
import { integrityOf } from './integrity';
import { labelOf, serializeManifest } from './manifest';
import { readPointers, type Pointers } from './pointers';
import { readRelease } from './readRelease';
import { ReleaseError } from './ReleaseError';

/** What a file is to hold, as it will stand on the disk. */
export function toBytes(content: string | Uint8Array): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
}

/** The folders of a site that hold no pages. */
const NO_PAGES = ['.farekite', 'live', 'releases'];
/** As many files at a time as there are threads to compress them. */
const WRITERS = 4;

async function isWhole(release: string): Promise<boolean> {
  return readRelease(release).then(
    () => true,
    () => false,
  );
}

/**
 * A site's folder: releases, pointers and composed pages. It is the document root as it stands; what
 * nobody may fetch lies under `.farekite`. Every file comes into being by a rename, so that a reader
 * sees the old one or the new one whole.
 */
export class Site {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = resolve(directory);
  }

  /** Folder of the tool's own files: the lock, and what is being written. */
  get privateDirectory(): string {
    return join(this.directory, '.farekite');
  }

  releaseDirectory({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): string {
    return join(this.directory, 'releases', name, version);
  }

  /** @param path `null` for the page of unknown paths */
  pageFile(path: string | null, language: Language): string {
    const suffix = language === 'en' ? '' : `.${language}`;
    return path === null ? `404${suffix}.html` : join('.', path, `index${suffix}.html`);
  }

  /** Makes the folder if there is none. @throws ReleaseError when that, or writing in it, is not possible */
  async prepare(): Promise<void> {
    try {
      await mkdir(join(this.privateDirectory, 'tmp'), { recursive: true });
      await access(this.directory, constants.W_OK);
      await access(join(this.privateDirectory, 'tmp'), constants.W_OK);
    } catch (cause) {
      throw new ReleaseError(
        `The site folder ${this.directory} cannot be written (${(cause as Error).message})`,
        'Give its user the right to write there, or name another folder with --site.',
        { cause },
      );
    }
  }

  /** @throws ReleaseError when the folder does not exist, or is no site */
  async assertExists(): Promise<void> {
    const live = await stat(join(this.directory, 'live')).catch(() => undefined);
    if (!live?.isDirectory()) {
      throw new ReleaseError(
        `There is no site in ${this.directory}`,
        'Publish a release there first, or name another folder with --site.',
      );
    }
  }

  async pointers(): Promise<Pointers> {
    return readPointers(join(this.directory, 'live'));
  }

  async isLive({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>): Promise<boolean> {
    return (await this.pointers()).get(name)?.version === version;
  }

  /** Every page that stands in the folder, also those that no route has any more. */
  async pages(): Promise<string[]> {
    const entries = await readdir(this.directory, { withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter(({ name }) => !NO_PAGES.includes(name))
        .map(async (entry) => {
          if (!entry.isDirectory()) return [entry.name];
          const inside = await listFiles(join(this.directory, entry.name));
          return inside.map((file) => join(entry.name, file));
        }),
    );
    return files.flat().filter((file) => /^index(\.\w+)?\.html$/.test(basename(file)));
  }

  /** Makes a stored release live. */
  async flip(release: ReleaseManifest): Promise<void> {
    await this.replace(join('live', `${release.name}.json`), serializeManifest(release));
  }

  /** Of whom releases are kept. */
  async releaseNames(): Promise<string[]> {
    return listFolders(join(this.directory, 'releases'));
  }

  /** The versions whose files are kept, whether they were ever live or not. */
  async keptVersions(name: string): Promise<string[]> {
    return listFolders(join(this.directory, 'releases', name));
  }

  /**
   * Copies a release in, with a compressed twin of each file, or anew where the copy is damaged.
   * @returns whether it was new here
   */
  async store(dist: string, manifest: ReleaseManifest): Promise<boolean> {
    const target = this.releaseDirectory(manifest);
    const isKept = (await stat(target).catch(() => undefined)) !== undefined;
    if (isKept && (await isWhole(target))) return false;
    const staged = this.temporary();
    await inParallel(Object.entries(manifest.files), WRITERS, async ([file, integrity]) => {
      const content = await readFile(join(dist, file)).catch(() => undefined);
      if (!content || integrityOf(content) !== integrity) {
        throw new ReleaseError(
          `${join(dist, file)} has changed while ${labelOf(manifest)} was published`,
          'Let the build end, then publish again.',
        );
      }
      await mkdir(dirname(join(staged, file)), { recursive: true });
      await writeFile(join(staged, file), content);
      if (file.startsWith('browser/')) await this.writeTwins(join(staged, file), content);
    });
    await writeFile(join(staged, 'release.json'), serializeManifest(manifest));
    await mkdir(dirname(target), { recursive: true });
    if (isKept) await this.removeRelease(manifest);
    await rename(staged, target);
    return !isKept;
  }

  async removeRelease(manifest: Pick<ReleaseManifest, 'name' | 'version'>): Promise<void> {
    const discarded = this.temporary();
    await rename(this.releaseDirectory(manifest), discarded);
    await rm(discarded, { recursive: true });
  }

  async read(file: string): Promise<string | undefined> {
    return (await this.readBytes(file))?.toString('utf8');
  }

  async readBytes(file: string): Promise<Buffer | undefined> {
    return readFile(join(this.directory, file)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** Writes a page and its compressed twins; the page itself last, because it is what tells whether they are up to date. */
  async writePage(file: string, content: string | Uint8Array): Promise<void> {
    const target = join(this.directory, file);
    const staged = this.temporary() + extname(file);
    await this.writeTwins(staged, toBytes(content));
    await writeFile(staged, content);
    await mkdir(dirname(target), { recursive: true });
    for (const ending of COMPRESSED_ENDINGS) {
      const twin = await stat(staged + ending).catch(() => undefined);
      if (twin) await rename(staged + ending, target + ending);
      else await rm(target + ending, { force: true });
    }
    await rename(staged, target);
  }

  async removePage(file: string): Promise<void> {
    for (const ending of ['', ...COMPRESSED_ENDINGS]) {
      await rm(join(this.directory, file + ending), { force: true });
    }
  }

  /** Clears away what a publisher that was killed left half written. Only for who holds the lock. */
  async clearTemporary(): Promise<void> {
    const directory = join(this.privateDirectory, 'tmp');
    for (const name of await readdir(directory)) await rm(join(directory, name), { recursive: true });
  }

  private async replace(file: string, content: string): Promise<void> {
    const staged = this.temporary();
    await writeFile(staged, content, { flush: true });
    const target = join(this.directory, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
  }

  private async writeTwins(file: string, content: Buffer): Promise<void> {
    for (const { ending, bytes } of await compress(file, content)) await writeFile(file + ending, bytes);
  }

  private temporary(): string {
    return join(this.privateDirectory, 'tmp', randomUUID());
  }
}
