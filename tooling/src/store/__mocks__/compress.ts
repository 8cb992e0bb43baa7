import { ensureObject, type Store } from '../Store';
import { variantKeys } from '../keys';

/** Variants that are not compressed: for tests of the order of what is read and written. */
export async function ensureVariants(store: Store, key: string, content: Buffer): Promise<void> {
  for (const variant of variantKeys(key)) await ensureObject(store, variant, content);
}
export const { CONCURRENT_COMPRESSIONS, findBrokenVariants } =
  jest.requireActual<typeof import('../compress')>('../compress');
