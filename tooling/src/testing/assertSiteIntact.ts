import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease } from '../release/readRelease';
import type { Site } from '../store/Site';

/**
 * Checks that every page of a site is complete, and that the releases that it was composed from and the live
 * releases are stored without damage.
 *
 * @throws Error that names the page and what is missing
 */
export async function assertSiteIntact(site: Site): Promise<void> {
  const labels = [...(await site.readPointers()).values()].map(({ name, version }) => `${name}@${version}`);
  for (const page of await site.listPages()) {
    const html = await readFile(join(site.directory, page), 'utf8');
    const composedFrom = /name="generator" content="([^"]+)"/.exec(html)?.[1];
    if (!composedFrom || !html.trimEnd().endsWith('</html>')) throw new Error(`${page} is incomplete`);
    labels.push(...composedFrom.split(' '));
  }
  for (const label of new Set(labels)) {
    const [name = '', version = ''] = label.split('@');
    await readRelease(site.releaseDirectory({ name, version }));
  }
}
