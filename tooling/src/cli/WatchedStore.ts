import type { ObjectMetadata, Store, WriteCondition } from '../store/Store';
import { isPageKey } from '../store/pageKeys';

type Access = 'get' | 'put' | 'delete';

/** What a command does when it accesses an object; `undefined` for what is done in a moment. */
function describeAccess(access: Access, key: string): string | undefined {
  if (key.startsWith('releases/')) {
    return { get: 'reading files of releases', put: 'storing files', delete: 'removing files' }[access];
  }
  if (!isPageKey(key)) return undefined;
  return { get: 'comparing pages', put: 'writing pages', delete: 'removing pages' }[access];
}

/**
 * A store that tells what is done with it. A command is mostly requests to its store, so nothing else has to tell how
 * far it is.
 */
export class WatchedStore implements Store {
  /** @param onStep is told what is done with each object */
  constructor(
    private readonly store: Store,
    private readonly onStep: (step: string) => void,
  ) {}

  get location(): string {
    return this.store.location;
  }

  prepare(): Promise<void> {
    return this.store.prepare();
  }

  get(key: string) {
    this.watch('get', key);
    return this.store.get(key);
  }

  getIfChanged(key: string, etag: string) {
    this.watch('get', key);
    return this.store.getIfChanged(key, etag);
  }

  put(key: string, bytes: Buffer, metadata: ObjectMetadata, when: WriteCondition) {
    this.watch('put', key);
    return this.store.put(key, bytes, metadata, when);
  }

  delete(key: string): Promise<void> {
    this.watch('delete', key);
    return this.store.delete(key);
  }

  list(prefix: string) {
    return this.store.list(prefix);
  }

  private watch(access: Access, key: string): void {
    const step = describeAccess(access, key);
    if (step !== undefined) this.onStep(step);
  }
}
