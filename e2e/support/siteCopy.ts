import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import {
  integrityOf,
  openStore,
  readRelease,
  serializeManifest,
  withVersion,
  type Store,
} from '@farekite/tooling/release';
import { startServer, WORKSPACE } from './workspace';
import { test as base } from './site';

interface SiteCopy {
  readonly site: Store;
  readonly directory: string;
  readonly url: string;
  /** Replaces a text in the built files, as if its source had been changed. */
  readonly nextRelease: (
    name: string,
    text: string,
    replacement: string,
  ) => Promise<{ dist: string; release: ReleaseManifest }>;
}

async function replaceText(dist: string, text: string, replacement: string): Promise<ReleaseManifest> {
  const { version, ...built } = await readRelease(dist);
  const files = { ...built.files };
  for (const file of Object.keys(files).filter((name) => /\.js(?:on)?$/.test(name))) {
    const source = readFileSync(join(dist, file), 'utf8');
    if (!source.includes(text)) continue;
    const changed = source.replaceAll(text, replacement);
    writeFileSync(join(dist, file), changed);
    files[file] = integrityOf(changed);
  }
  const release = withVersion<ReleaseManifest>({ ...built, files });
  if (release.version === version) throw new Error(`"${text}" is in no file of ${dist}`);
  writeFileSync(join(dist, 'release.json'), serializeManifest(release));
  return release;
}

/** Has a served copy of the tested site, in which it can publish. */
export const test = base.extend<{ copy: SiteCopy }>({
  copy: async ({ page }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'farekite-copy-'));
    const directory = join(folder, 'site');
    cpSync(join(WORKSPACE, 'e2e/site'), directory, { recursive: true });
    const served = await startServer('serve', ['--site', directory], WORKSPACE);
    let releases = 0;
    const site = openStore(directory);
    await provide({
      site,
      directory,
      url: served.url,
      nextRelease: async (name, text, replacement) => {
        const dist = join(folder, `${name}-${String(++releases)}`);
        cpSync(join(WORKSPACE, name, 'dist'), dist, { recursive: true });
        return { dist, release: await replaceText(dist, text, replacement) };
      },
    });
    // An open page keeps its connection and thereby the server alive.
    await page.close();
    await served.stop();
    rmSync(folder, { recursive: true });
  },
});
