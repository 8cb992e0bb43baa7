import { parseLabel } from '../release/manifest';
import { assertSiteExists } from '../store/pointers';
import { readStoredManifest } from '../store/releases';
import type { Store } from '../store/Store';
import { readCanary } from './canary';
import { goLive, type GoingLive, type GoLiveOptions, type PublishResult } from './goLive';

/**
 * Makes a stored release live. What was looked at is what goes live: its pages are rendered and compared with those of the
 * preview, unless another shell went live since, with which nothing was previewed.
 * @param label a name alone means its canary
 */
export async function promote(
  label: string,
  store: Store,
  options: GoLiveOptions & Pick<GoingLive, 'because' | 'replaces'> = {},
): Promise<PublishResult> {
  const begun = label.includes('@') ? undefined : await readCanary(store, label);
  if (!begun) await assertSiteExists(store);
  await store.prepare();
  const named = begun ? { name: label, version: begun.canary.version } : parseLabel(label);
  const release = await readStoredManifest(store, named);
  return goLive(store, { replaces: begun?.live, ...options, release, action: 'promote' });
}
