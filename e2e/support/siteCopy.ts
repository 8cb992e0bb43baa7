import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { openStore, type Store } from '@farekite/tooling/release';
import { serveSite } from './processes';
import { test as base } from './site';
import { variantOf } from './variantOf';

export const WORKSPACE = join(import.meta.dirname, '../..');

export interface SiteCopy {
  readonly site: Store;
  /** The folder that the copy is in. */
  readonly directory: string;
  readonly url: string;
  /** Makes another release of mfe-deals in which one text is replaced, in the browser perhaps by another one. */
  readonly nextDeals: (
    text: string,
    replacement: string,
    inBrowser?: string,
  ) => Promise<{ dist: string; release: RemoteRelease }>;
}

/** A test with its own served copy of the tested site, so that it can publish there. */
export const test = base.extend<{ copy: SiteCopy }>({
  copy: async ({ page }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'farekite-copy-'));
    const directory = join(folder, 'site');
    cpSync(join(WORKSPACE, 'e2e/site'), directory, { recursive: true });
    const served = await serveSite(directory, WORKSPACE);
    let variants = 0;
    await provide({
      site: openStore(directory),
      directory,
      url: served.url,
      nextDeals: async (text, replacement, inBrowser) => {
        const dist = join(folder, `deals-${String(++variants)}`);
        const release = await variantOf(
          join(WORKSPACE, 'mfe-deals/dist'),
          dist,
          text,
          replacement,
          inBrowser,
        );
        return { dist, release };
      },
    });
    // An open page keeps its connection and thereby the server alive.
    await page.close();
    await served.stop();
    rmSync(folder, { recursive: true });
  },
});
