import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeScripts } from './removeScripts';
import { writeWithVariants } from './writeWithVariants';

/**
 * Copies a site's folder and takes all scripts out of its pages. Everything else is the same, so that what a page
 * takes longer than its copy is what its scripts cost.
 *
 * @param target a folder that does not exist yet
 */
export async function copyWithoutScripts(site: string, target: string): Promise<void> {
  await cp(site, target, { recursive: true });
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  // A folder of the site's store may have the name of a page.
  for (const entry of entries.filter((candidate) => candidate.isFile() && candidate.name.endsWith('.html'))) {
    const path = join(entry.parentPath, entry.name);
    await writeWithVariants(path, removeScripts(await readFile(path, 'utf8')));
  }
}
