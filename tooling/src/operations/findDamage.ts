import type { ReleaseManifest } from '@farekite/shared/protocol';
import { PageComposer, type ComposeOptions } from '../compose/PageComposer';
import { planPages } from '../compose/planPages';
import { isVariantOf } from '../store/compress';
import { withVariants } from '../store/pageKeys';
import { assertSiteExists, readPointers } from '../store/pointers';
import { listStoredReleases, readStoredManifest, releaseKey, storedFiles } from '../store/releases';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { UserError } from '../util/UserError';

/** The damaged objects of a stored release. */
async function findReleaseDamage(store: Store, release: ReleaseManifest): Promise<string[]> {
  const damages: string[] = [];
  await inParallel(Object.keys(release.files), CONCURRENT_REQUESTS, async (file) => {
    const key = releaseKey(release, file);
    const bytes = await storedFiles(store)(release, file).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      damages.push(error.message);
    });
    if (!bytes || !file.startsWith('browser/')) return;
    for (const variant of withVariants(key).slice(1)) {
      if (isVariantOf(variant, (await store.get(variant))?.bytes, bytes)) continue;
      damages.push(`${variant} does not decompress to ${key}. Run farekite compose.`);
    }
  });
  return damages;
}

/** The pages and files in the site's root that differ from what the live releases compose to. */
async function findPageDamage(store: Store, options: ComposeOptions): Promise<string[]> {
  const composer = new PageComposer(storedFiles(store), options);
  const pointers = await readPointers(store);
  try {
    const plan = await planPages(store, composer, pointers, { scope: 'shell', force: true });
    return plan.map(({ key, content }) =>
      content === null
        ? `${key} belongs to no route. Run farekite compose.`
        : `${key} does not match the live releases. Run farekite compose.`,
    );
  } catch (error) {
    // With a damaged live release nobody can tell what the pages should be.
    if (error instanceof UserError) return [error.message];
    throw error;
  }
}

/**
 * Compares every object of a site with what it should be: the files of the stored releases and their compressed
 * variants with the manifests, the pages with what the live releases compose to.
 *
 * @returns a line for each damage: `releases/…/a.js in /srv/site is damaged. Publish …`
 * @throws UserError when there is no site, or a manifest cannot be read
 */
export async function findDamage(store: Store, options: ComposeOptions = {}): Promise<readonly string[]> {
  await assertSiteExists(store);
  const damages: string[] = [];
  for (const stored of await listStoredReleases(store)) {
    if (!stored.isCommitted) continue;
    damages.push(...(await findReleaseDamage(store, await readStoredManifest(store, stored))));
  }
  return [...damages, ...(await findPageDamage(store, options))];
}
