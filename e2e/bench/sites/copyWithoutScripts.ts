import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { removeScripts } from './removeScripts';

const brotli = promisify(brotliCompress);

async function writeWithVariants(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await brotli(html, options));
  await writeFile(`${file}.gz`, await promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }));
}

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
