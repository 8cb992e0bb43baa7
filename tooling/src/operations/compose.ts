import { composeStalePages, writeComposedFiles, type ComposeOptions } from '../compose/composeStalePages';
import { withLock } from '../store/lock';
import type { Site } from '../store/Site';

/**
 * Brings every page up to date with the pointers.
 *
 * @returns the files that were written or removed
 * @throws UserError when there is no site, or a page does not render
 */
export async function compose(site: Site, options: ComposeOptions = {}): Promise<string[]> {
  await site.assertExists();
  await site.prepare();
  return withLock(site, async () => {
    const files = await composeStalePages(site, await site.readPointers(), options);
    await writeComposedFiles(site, files);
    return files.map(({ file }) => file);
  });
}
