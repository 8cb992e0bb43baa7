import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite, startSite } from '../../support/processes';
import type { CleanUp } from '../CleanUp';
import { copyWithoutScripts } from './copyWithoutScripts';
import { WORKSPACE } from '../../support/workspace';

/** The site of the browser tests. */
export const SITE = join(WORKSPACE, 'e2e/site');

export interface ServedSites {
  /** The folder of the site. */
  readonly folder: string;
  /** The address of the site. */
  readonly site: string;
  /** The address of its copy without scripts. */
  readonly scriptless: string;
}

/**
 * Serves a site, and beside it a copy without scripts.
 *
 * @param cleanUp stops the servers and removes the copy
 * @param folder of a composed site. @default the workspace's own, after building what is not built
 */
export async function serveSites(cleanUp: CleanUp, folder?: string): Promise<ServedSites> {
  const site = folder ? await serveSite(folder, WORKSPACE) : await startSite(SITE, WORKSPACE);
  cleanUp.add(site.stop);
  const temporary = await mkdtemp(join(tmpdir(), 'farekite-bench-'));
  cleanUp.add(() => rm(temporary, { recursive: true }));
  const copy = join(temporary, 'site');
  await copyWithoutScripts(folder ?? SITE, copy);
  const scriptless = await serveSite(copy, WORKSPACE);
  cleanUp.add(scriptless.stop);
  return { folder: folder ?? SITE, site: site.url, scriptless: scriptless.url };
}
