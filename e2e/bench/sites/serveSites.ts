import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite, startSite } from '../../support/processes';
import { copyWithoutScripts } from './copyWithoutScripts';

export const WORKSPACE = join(import.meta.dirname, '../../..');
/** The site of the browser tests. */
export const SITE = join(WORKSPACE, 'e2e/site');

export interface ServedSites {
  /** The folder of the site. */
  readonly folder: string;
  /** The address of the site. */
  readonly site: string;
  /** The address of its copy without scripts. */
  readonly scriptless: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a site, and beside it a copy without scripts.
 *
 * @param folder of a composed site. @default the workspace's own, after building what is not built
 */
export async function serveSites(folder?: string): Promise<ServedSites> {
  const site = folder ? await serveSite(folder, WORKSPACE) : await startSite(SITE, WORKSPACE);
  const temporary = await mkdtemp(join(tmpdir(), 'farekite-bench-'));
  const copy = join(temporary, 'site');
  await copyWithoutScripts(folder ?? SITE, copy);
  const scriptless = await serveSite(copy, WORKSPACE);
  return {
    folder: folder ?? SITE,
    site: site.url,
    scriptless: scriptless.url,
    stop: async () => {
      await Promise.all([site.stop(), scriptless.stop()]);
      await rm(temporary, { recursive: true });
    },
  };
}
