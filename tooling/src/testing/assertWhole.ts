import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease } from '../release/readRelease';
import type { Site } from '../release/Site';

/**
 * Sees to it that every page of a site can be shown: the releases that it was composed from are kept,
 * to the byte, and so are those that are live.
 *
 * @throws Error that names the page and what is missing
 */
export async function assertWhole(site: Site): Promise<void> {
  const live = [...(await site.pointers()).values()].map(({ name, version }) => `${name}@${version}`);
  for (const page of await site.pages()) {
    const html = await readFile(join(site.directory, page), 'utf8');
    const composedFrom = /name="generator" content="([^"]+)"/.exec(html)?.[1];
    if (!composedFrom || !html.trimEnd().endsWith('</html>')) throw new Error(`${page} is not whole`);
    live.push(...composedFrom.split(' '));
  }
  for (const label of new Set(live)) {
    const [name = '', version = ''] = label.split('@');
    await readRelease(site.releaseDirectory({ name, version }));
  }
}
