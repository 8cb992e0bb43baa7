import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@farekite/shared/contract';
import { Site } from '@farekite/tooling/release';
import { serveSite } from './processes';
import { test as base } from './site';
import { variantOf } from './variantOf';

export const WORKSPACE = join(import.meta.dirname, '../..');

export interface SiteCopy {
  readonly site: Site;
  readonly url: string;
  /** Another release of mfe-deals, with this text in place of one that it has. */
  readonly nextDeals: (
    text: string,
    replacement: string,
  ) => Promise<{ dist: string; release: RemoteRelease }>;
}

/** A test with a copy of the tested site of its own, served, so that it may publish there. */
export const test = base.extend<{ copy: SiteCopy }>({
  copy: async ({ page }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'farekite-copy-'));
    const directory = join(folder, 'site');
    cpSync(join(WORKSPACE, 'e2e/site'), directory, { recursive: true });
    const served = await serveSite(directory, WORKSPACE);
    let variants = 0;
    await provide({
      site: new Site(directory),
      url: served.url,
      nextDeals: async (text, replacement) => {
        const dist = join(folder, `deals-${String(++variants)}`);
        const release = await variantOf(join(WORKSPACE, 'mfe-deals/dist'), dist, text, replacement);
        return { dist, release };
      },
    });
    // A page that is open keeps its connection, and that the server.
    await page.close();
    await served.stop();
    rmSync(folder, { recursive: true });
  },
});
