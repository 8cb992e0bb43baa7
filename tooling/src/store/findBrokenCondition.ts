import { CONFLICT, type Store, type WriteCondition } from './Store';

/** Writes an object under each condition. @returns what the store does that it must not do */
export async function findBrokenCondition(store: Store, key: string): Promise<string | undefined> {
  const write = (content: string, when: WriteCondition) => store.put(key, Buffer.from(content), when);
  const created = await write('created', 'absent');
  if (created === CONFLICT) return 'refuses to create an object (If-None-Match: *)';
  if ((await write('created again', 'absent')) !== CONFLICT) {
    return 'replaces an object that was only to be created (it ignores If-None-Match: *)';
  }
  if ((await write('swapped', created)) === CONFLICT) {
    return 'refuses to swap an object on its ETag (If-Match)';
  }
  if ((await write('swapped again', created)) !== CONFLICT) {
    return 'swaps an object on an old ETag (it ignores If-Match)';
  }
  return undefined;
}
