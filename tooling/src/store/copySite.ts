import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNotFound, listFiles } from '../util/files';
import { inParallel } from '../util/inParallel';
import { Site } from './Site';

/** The size of Node's thread pool, which does the file system calls. */
const CONCURRENT_COPIES = 4;

/** Creates a hard link, or a copy where the file system cannot link the two folders. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(async (error: unknown) => {
    if (isNotFound(error)) throw error;
    await copyFile(from, to);
  });
}

/**
 * Copies the live state of a site into an empty folder: pointers, the live releases and the pages. It
 * takes no lock and writes nothing to the site. The copy consists of hard links where possible; that is
 * safe because a site replaces files and never writes into one, so a publish into the copy stays there.
 */
export async function copySite(site: Site, directory: string): Promise<Site> {
  const copy = new Site(directory);
  await copy.prepare();
  const releases = [...(await site.readPointers()).values()];
  const liveFolders = releases.map((release) => `releases/${release.name}/${release.version}/`);
  const files = await listFiles(site.directory);
  const isLive = (file: string) => liveFolders.some((folder) => file.startsWith(folder));
  const isPageOrRootFile = (file: string) => !/^(\.farekite|live|releases)\//.test(file);
  await inParallel(
    files.filter((file) => isLive(file) || isPageOrRootFile(file)),
    CONCURRENT_COPIES,
    async (file) => {
      await linkOrCopy(join(site.directory, file), join(directory, file)).catch((error: unknown) => {
        // A publisher may remove a page in the meantime, but never a live release.
        if (!isNotFound(error) || isLive(file)) throw error;
      });
    },
  );
  for (const release of releases) await copy.movePointer(release);
  return copy;
}
