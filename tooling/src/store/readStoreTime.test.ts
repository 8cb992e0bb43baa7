import { MemoryStore } from '../testing/MemoryStore';
import { readStoreTime } from './readStoreTime';

describe('readStoreTime', () => {
  it('fails rather than telling no time when the store does not list what was written', async () => {
    const store = new MemoryStore();
    jest.spyOn(store, 'list').mockImplementation(async function* () {
      // It has nothing.
    });
    await expect(readStoreTime(store)).rejects.toThrow('does not list an object that was just written');
  });
});
