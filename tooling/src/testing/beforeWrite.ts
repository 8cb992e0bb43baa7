import type { Store } from '../store/Store';

/** Does something once, as another process could, before a store writes a key with this prefix. */
export function beforeWrite(store: Store, prefix: string, work: () => Promise<unknown>): void {
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
