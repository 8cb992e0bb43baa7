import type { ReleaseManifest } from '@farekite/shared/protocol';
import { movePointer, readPointers } from '../store/pointers';
import { builtFiles, storeRelease } from '../store/releases';
import type { Store } from '../store/Store';
import type { FakeRelease } from './fakeReleases';

/** Stores a built release that no publish has checked. */
export async function storeUnchecked(
  store: Store,
  { dist, release }: FakeRelease<ReleaseManifest>,
): Promise<void> {
  await storeRelease(store, release, builtFiles(store, release, dist));
}

/** Stores a release and moves its pointer, as somebody could do who copies files by hand. */
export async function moveByHand(store: Store, fake: FakeRelease<ReleaseManifest>): Promise<void> {
  await storeUnchecked(store, fake);
  const { release } = fake;
  const before = (await readPointers(store, [release.name])).get(release.name);
  await movePointer(store, { ...release, serial: (before?.serial ?? 0) + 1, id: 'by-hand' }, before);
}
