import type { LocatedPage, ReleaseCatalog } from '../remotes/ReleaseCatalog';
import type { TextFiles } from '../loading/TextFiles';
import { withResolvers, type PromiseWithResolvers } from '../loading/withResolvers';
import type { PageFiles } from '../remotes/PageFiles';

/** A catalog in which pages are found as the given function says. */
export function createFakeCatalog<Locate extends ReleaseCatalog['locate']>(locate: Locate) {
  return {
    locate,
    confirm: jest.fn(),
    forget: jest.fn(),
    isRemoved: jest.fn(() => Promise.resolve(false)),
    versionOf: jest.fn<string | undefined, []>(),
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

/** Text files that the test loads. @param contained the addresses of those that the document contains */
export function createFakeTextFiles(contained: readonly string[] = []) {
  const loaded = new Set<string>(contained);
  const arrivals = new Map<string, PromiseWithResolvers<void>>();
  const arrivalOf = (href: string) => {
    const arrival = arrivals.get(href) ?? withResolvers();
    arrivals.set(href, arrival);
    return arrival;
  };
  const requests: Request[] = [];
  return {
    /** The requests that were made, in their order. */
    requests,
    has: (href) => loaded.has(href),
    whenLoaded: (href) => arrivalOf(href).promise,
    isRemoved: jest.fn(() => Promise.resolve(false)),
    load: jest.fn<Promise<void>, Parameters<TextFiles['load']>>((href) => {
      if (loaded.has(href)) return Promise.resolve();
      const { promise, resolve, reject } = withResolvers();
      const succeed = () => {
        loaded.add(href);
        arrivalOf(href).resolve();
        resolve();
      };
      requests.push({ href, succeed, fail: reject });
      return promise;
    }),
  } satisfies TextFiles & { readonly requests: readonly Request[] };
}

interface Request {
  readonly href: string;
  readonly succeed: () => void;
  readonly fail: (cause: Error) => void;
}
