import type { ReleaseManifest } from '@farekite/shared/protocol';
import { partnersOf } from '../compose/pairs';
import { manifestsOf, movePointer, readPointers, successorOf } from '../store/pointers';
import { builtFiles, storeRelease } from '../store/releases';
import type { Store } from '../store/Store';
import type { FakeRelease } from './fakeReleases';

export async function storeUnchecked(
  store: Store,
  { dist, release }: FakeRelease<ReleaseManifest>,
): Promise<void> {
  await storeRelease(store, release, builtFiles(dist));
}

/** Stores a release and moves its pointer, as somebody could do who copies files by hand. */
export async function moveByHand(store: Store, fake: FakeRelease<ReleaseManifest>): Promise<void> {
  await storeUnchecked(store, fake);
  const { release } = fake;
  const live = await readPointers(store);
  const before = live.get(release.name);
  const partners = partnersOf(manifestsOf(live), release);
  await movePointer(store, successorOf(before, release, partners), before);
}
