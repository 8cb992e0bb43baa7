import { availableParallelism } from 'node:os';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { PageComposer, type ComposeOptions } from '../compose/PageComposer';
import { countPages, planPages } from '../compose/planPages';
import { findBrokenVariants } from '../store/compress';
import { readHistory } from '../store/history';
import { assertSiteExists, readPointers } from '../store/pointers';
import { listPreviews } from '../store/previews';
import {
  listStoredReleases,
  readStoredManifest,
  releaseKey,
  storedFiles,
  type StoredRelease,
} from '../store/releases';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { isDamage } from '../store/StoreAwayError';
import { inParallel } from '../util/inParallel';
import { countProgress } from '../util/progress';

/** What a check finds; a UserError that it throws is a finding, too, unless the store is away. */
async function findingsOf(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  return check().catch((error: unknown) => {
    if (isDamage(error)) return [error.message];
    throw error;
  });
}

/** Whether a release is live or previewed. */
async function isNeeded(store: Store, { name, version }: StoredRelease): Promise<boolean> {
  const pointers = await readPointers(store, [name]);
  return pointers.get(name)?.version === version || (await listPreviews(store, name)).includes(version);
}

/**
 * The damaged objects of a stored release. One that is not complete may just be being stored, unless visitors need it.
 * @throws UserError when its manifest is missing or damaged
 */
async function findReleaseDamage(store: Store, stored: StoredRelease): Promise<string[]> {
  if (!stored.isCommitted && !(await isNeeded(store, stored))) return [];
  const release = await readStoredManifest(store, stored);
  const damages: string[] = [];
  await inParallel(Object.keys(release.files), CONCURRENT_REQUESTS, async (file) => {
    damages.push(...(await findingsOf(() => findFileDamage(store, release, file))));
  });
  return damages.sort();
}

/** The damaged compressed variants of a file. @throws UserError when the file itself is damaged */
async function findFileDamage(store: Store, release: ReleaseManifest, file: string): Promise<string[]> {
  const bytes = await storedFiles(store)(release, file);
  if (!file.startsWith('browser/')) return [];
  const key = releaseKey(release, file);
  const broken = await findBrokenVariants(store, key, bytes);
  return broken.map((variant) => `${variant} does not decompress to ${key}. Run farekite compose.`);
}

/**
 * The pages and files in the site's root that differ from what the live releases compose to.
 * @throws UserError when a pointer or a live release is damaged: nobody can tell then what the pages should be
 */
async function findPageDamage(store: Store, options: ComposeOptions): Promise<string[]> {
  await using composer = new PageComposer(storedFiles(store), options);
  const pointers = await readPointers(store);
  const damages: string[] = [];
  const parts = planPages(store, composer, pointers, { scope: 'shell', force: true });
  const countCompared = countProgress('comparing pages', countPages(parts));
  await inParallel(parts, availableParallelism(), async (part) => {
    for (const { key, content } of (await part.plan(pointers)).changes) {
      damages.push(
        content === null
          ? `${key} is left from releases that were live before. Run farekite compose.`
          : `${key} does not match the live releases. Run farekite compose.`,
      );
    }
    countCompared(part.pages);
  });
  return damages.sort();
}

/**
 * Compares every object of a site with what it should be: the files of the stored releases and their compressed
 * variants with the manifests, the pages with what the live releases compose to; and reads the pointers and the history.
 *
 * @returns a line for each damage: `releases/…/a.js in /srv/site is damaged. Publish …`
 * @throws UserError when there is no site
 */
export async function findDamage(store: Store, options: ComposeOptions = {}): Promise<readonly string[]> {
  await assertSiteExists(store);
  const damages: string[] = [];
  const releases = await listStoredReleases(store);
  const countChecked = countProgress('checking releases', releases.length);
  for (const stored of releases) {
    damages.push(...(await findingsOf(() => findReleaseDamage(store, stored))));
    countChecked();
  }
  damages.push(...(await findingsOf(() => findPageDamage(store, options))));
  await readHistory(store, new Map(), undefined, ({ error }) => damages.push(error.message));
  return damages;
}
