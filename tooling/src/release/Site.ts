import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/contract';
import type { Language } from '@farekite/shared/language';
import { compress, COMPRESSED_ENDINGS } from './compress';
import { listFiles } from './files';
import { serializeManifest } from './manifest';
import { ReleaseError } from './ReleaseError';

/** What is live, by name. */
export type Pointers = ReadonlyMap<string, ReleaseManifest>;

export function liveShell(pointers: Pointers): ShellRelease | undefined {
  const pointer = pointers.get('shell');
  return pointer?.kind === 'shell' ? pointer : undefined;
}

export function liveRemote(pointers: Pointers, name: string): RemoteRelease | undefined {
  const pointer = pointers.get(name);
  return pointer?.kind === 'remote' ? pointer : undefined;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
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
    const directory = join(this.directory, 'live');
    const files = await listFiles(directory).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const pointers = new Map<string, ReleaseManifest>();
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const pointer = JSON.parse(await readFile(join(directory, file), 'utf8')) as ReleaseManifest;
      pointers.set(pointer.name, pointer);
    }
    return pointers;
  }

  /** Makes a stored release live. */
  async flip(release: ReleaseManifest): Promise<void> {
    await this.replace(join('live', `${release.name}.json`), serializeManifest(release));
  }

  /** Copies a release in, with a compressed twin of each file. @returns whether it was new here */
  async store(dist: string, manifest: ReleaseManifest): Promise<boolean> {
    const target = this.releaseDirectory(manifest);
    if (await stat(target).catch(() => undefined)) return false;
    const staged = this.temporary();
    for (const file of Object.keys(manifest.files)) {
      await mkdir(dirname(join(staged, file)), { recursive: true });
      await cp(join(dist, file), join(staged, file));
    }
    await writeFile(join(staged, 'release.json'), serializeManifest(manifest));
    await Promise.all(
      Object.keys(manifest.files)
        .filter((file) => file.startsWith('browser/'))
        .map(async (file) => this.writeTwins(join(staged, file), await readFile(join(staged, file)))),
    );
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
    return true;
  }

  async removeRelease(manifest: ReleaseManifest): Promise<void> {
    const discarded = this.temporary();
    await rename(this.releaseDirectory(manifest), discarded);
    await rm(discarded, { recursive: true });
  }

  async read(file: string): Promise<string | undefined> {
    return readFile(join(this.directory, file), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** Writes a page and its compressed twins; the page itself last, because it is what tells whether they are up to date. */
  async writePage(file: string, content: string): Promise<void> {
    const staged = this.temporary();
    await this.writeTwins(staged, Buffer.from(content));
    await writeFile(staged, content);
    const target = join(this.directory, file);
    await mkdir(dirname(target), { recursive: true });
    for (const ending of COMPRESSED_ENDINGS) {
      const twin = await stat(staged + ending).catch(() => undefined);
      if (twin) await rename(staged + ending, target + ending);
      else await rm(target + ending, { force: true });
    }
    await rename(staged, target);
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
