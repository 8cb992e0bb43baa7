import { parseLabel } from '../release/preview';
import { assertSiteExists } from '../store/pointers';
import { readStoredManifest } from '../store/releases';
import type { Store } from '../store/Store';
import { promoteCanary } from './canary';
import { goLive, type GoLiveOptions, type PublishResult } from './goLive';

/**
 * Makes a stored release live. What was looked at is what goes live: its pages are rendered and compared with those of the
 * preview, unless another shell went live since, with which nothing was previewed.
 *
 * @param label a name alone means its canary
 */
export async function promote(
  label: string,
  store: Store,
  options: GoLiveOptions = {},
): Promise<PublishResult> {
  if (!label.includes('@')) return promoteCanary(store, label, options);
  await assertSiteExists(store);
  await store.prepare();
  const release = await readStoredManifest(store, parseLabel(label));
  return goLive(store, { ...options, release, action: 'promote' });
}
