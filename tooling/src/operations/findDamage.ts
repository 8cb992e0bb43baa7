import type { ReleaseManifest } from '@farekite/shared/protocol';
import { PageComposer, type ComposeOptions } from '../compose/PageComposer';
import { planPages } from '../compose/planPages';
import { isVariantOf } from '../store/compress';
import { withVariants } from '../store/pageKeys';
import { assertSiteExists, readPointers } from '../store/pointers';
import { listStoredReleases, readStoredManifest, releaseKey, storedFiles } from '../store/releases';
import type { Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { UserError } from '../util/UserError';

const CONCURRENT_READS = 8;

/** An object that is not as it should be. */
export interface Damage {
  readonly key: string;
  /** `releases/…/a.js in /srv/site is damaged. Publish …` */
  readonly message: string;
}

/** The damaged objects of a stored release. */
async function findReleaseDamage(store: Store, release: ReleaseManifest): Promise<Damage[]> {
  const damages: Damage[] = [];
  await inParallel(Object.keys(release.files), CONCURRENT_READS, async (file) => {
    const key = releaseKey(release, file);
    const bytes = await storedFiles(store)(release, file).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      damages.push({ key, message: error.message });
    });
    if (!bytes || !file.startsWith('browser/')) return;
    for (const variant of withVariants(key).slice(1)) {
      if (isVariantOf(variant, (await store.get(variant))?.bytes, bytes)) continue;
      damages.push({
        key: variant,
        message: `${variant} does not decompress to ${key}. Run farekite compose.`,
      });
    }
  });
  return damages;
}

/**
 * Compares every object of a site with what it should be: the files of the stored releases and their compressed
 * variants with the manifests, the pages with what the live releases compose to.
 *
 * @throws UserError when there is no site, a manifest cannot be read, or a live release does not render
 */
export async function findDamage(store: Store, options: ComposeOptions = {}): Promise<readonly Damage[]> {
  await assertSiteExists(store);
  const damages: Damage[] = [];
  for (const stored of await listStoredReleases(store)) {
    if (!stored.isCommitted) continue;
    damages.push(...(await findReleaseDamage(store, await readStoredManifest(store, stored))));
  }
  if (damages.length > 0) return damages;
  const pointers = await readPointers(store);
  const plan = await planPages(store, new PageComposer(storedFiles(store), options), pointers, {
    scope: 'shell',
    force: true,
  });
  return plan.map(({ key, content }) => ({
    key,
    message:
      content === null
        ? `${key} belongs to no route. Run farekite compose.`
        : `${key} does not match the live releases. Run farekite compose.`,
  }));
}
