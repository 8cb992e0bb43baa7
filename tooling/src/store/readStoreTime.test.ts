import { temporaryFolder } from '../testing/temporaryFolder';
import { listKeys } from './ensureObject';
import { FolderStore } from './FolderStore';
import { readStoreTime } from './readStoreTime';

/** A store whose lists do not have yet what was written. */
class LateListStore extends FolderStore {
  override async *list(): AsyncGenerator<never> {
    // It has nothing.
  }
}

describe('readStoreTime', () => {
  it('is the time at which the store writes, and leaves nothing there', async () => {
    const store = new FolderStore(temporaryFolder());
    await store.prepare();
    const beforeMs = Date.now();
    const timeMs = await readStoreTime(store);
    // File systems may keep times in whole seconds.
    expect(timeMs).toBeGreaterThanOrEqual(beforeMs - 1_000);
    expect(timeMs).toBeLessThanOrEqual(Date.now());
    expect(await listKeys(store, '')).toEqual([]);
  });

  it('fails rather than telling no time when the store does not list what was written', async () => {
    const store = new LateListStore(temporaryFolder());
    await store.prepare();
    await expect(readStoreTime(store)).rejects.toThrow('does not list an object that was just written');
  });
});
