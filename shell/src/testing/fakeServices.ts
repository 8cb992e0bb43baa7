import type { LocatedPage, ReleaseCatalog } from '../remotes/ReleaseCatalog';
import type { PageFiles } from '../remotes/PageFiles';

/** A catalog in which pages are found as the given function says. */
export function createFakeCatalog<Locate extends ReleaseCatalog['locate']>(locate: Locate) {
  return {
    locate,
    confirm: jest.fn(),
    forget: jest.fn(),
    isRemoved: jest.fn(() => Promise.resolve(false)),
  } satisfies ReleaseCatalog;
}

/** Files that all load. */
export function createFakeFiles() {
  return {
    preload: jest.fn<undefined, [LocatedPage]>(),
    renewRequests: jest.fn<undefined, [LocatedPage]>(),
    refetch: jest.fn(() => Promise.resolve()),
  } satisfies PageFiles;
}
