import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, listFiles } from './files';
import { inParallel } from './inParallel';
import { Site } from './Site';

/** As many files at a time as there are threads that reach the disk. */
const COPIERS = 4;

/** As a second name of the same file, or as a copy where the file system has no such thing. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(async (error: unknown) => {
    if (isMissing(error)) throw error;
    await copyFile(from, to);
  });
}

/**
 * Copies what is live on a site into an empty folder: pointers, their releases, and pages. It takes no
 * lock and writes nothing in the site. That both share files does no harm, because a site never writes
 * into a file: whatever is published into the copy stays there.
 */
export async function copySite(site: Site, directory: string): Promise<Site> {
  const copy = new Site(directory);
  await copy.prepare();
  const releases = [...(await site.pointers()).values()];
  const live = releases.map((release) => `releases/${release.name}/${release.version}/`);
  const files = await listFiles(site.directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const isLive = (file: string) => live.some((folder) => file.startsWith(folder));
  const isOfSite = (file: string) => !/^(\.farekite|live|releases)\//.test(file);
  await inParallel(
    files.filter((file) => isLive(file) || isOfSite(file)),
    COPIERS,
    async (file) => {
      await place(join(site.directory, file), join(directory, file)).catch((error: unknown) => {
        // A page that a publisher removes meanwhile; a release never goes while it is live.
        if (!isMissing(error) || isLive(file)) throw error;
      });
    },
  );
  for (const release of releases) await copy.flip(release);
  return copy;
}
