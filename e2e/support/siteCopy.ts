import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { openStore, prune, type Store } from '@farekite/tooling/release';
import { startServer } from './processes';
import { test as base } from './site';
import { variantOf } from './variantOf';
import { WORKSPACE } from './workspace';

/** Releases of the last day are kept in any case. */
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;

export interface SiteCopy {
  readonly site: Store;
  /** The folder that the copy is in. */
  readonly directory: string;
  readonly url: string;
  /** Removes all releases but the latest of each name, as two days later. @param keep how many it leaves of each name */
  readonly pruneTwoDaysLater: (keep: number) => Promise<void>;
  /** Makes another release of a package in which one text is replaced, in the browser perhaps by another one. */
  readonly nextRelease: (
    name: string,
    text: string,
    replacement: string,
    inBrowser?: string,
  ) => Promise<{ dist: string; release: ReleaseManifest }>;
  /** The same for mfe-deals. */
  readonly nextDeals: (
    text: string,
    replacement: string,
    inBrowser?: string,
  ) => Promise<{ dist: string; release: ReleaseManifest }>;
}

/** A test with its own served copy of the tested site, so that it can publish there. */
export const test = base.extend<{ copy: SiteCopy }>({
  copy: async ({ page }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'farekite-copy-'));
    const directory = join(folder, 'site');
    cpSync(join(WORKSPACE, 'e2e/site'), directory, { recursive: true });
    const served = await startServer('serve', ['--site', directory], WORKSPACE);
    let variants = 0;
    const site = openStore(directory);
    const nextRelease: SiteCopy['nextRelease'] = async (name, ...texts) => {
      const dist = join(folder, `${name}-${String(++variants)}`);
      return { dist, release: await variantOf(join(WORKSPACE, name, 'dist'), dist, ...texts) };
    };
    await provide({
      site,
      directory,
      url: served.url,
      pruneTwoDaysLater: async (keep) => {
        await prune(site, { keep, nowMs: Date.now() + TWO_DAYS_MS });
      },
      nextRelease,
      nextDeals: (...texts) => nextRelease('mfe-deals', ...texts),
    });
    // An open page keeps its connection and thereby the server alive.
    await page.close();
    await served.stop();
    rmSync(folder, { recursive: true });
  },
});
