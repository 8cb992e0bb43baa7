import type { Store } from '../store/Store';

/** Does something right before the first object below a prefix is written, as another publisher may at that moment. */
export function beforeWriting(store: Store, prefix: string, work: () => Promise<unknown>): void {
  const put = store.put.bind(store);
  let isDone = false;
  store.put = async (key, ...rest) => {
    if (!isDone && key.startsWith(prefix)) {
      isDone = true;
      await work();
    }
    return put(key, ...rest);
  };
}
