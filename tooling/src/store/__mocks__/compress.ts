import { ensureObject, type Store } from '../Store';
import { variantKeys } from '../keys';

/** Variants that are not compressed, for fast tests. */
export async function ensureVariants(store: Store, key: string, content: Buffer): Promise<void> {
  for (const variant of variantKeys(key)) await ensureObject(store, variant, content);
}
export async function findBrokenVariants(store: Store, key: string, content: Buffer): Promise<string[]> {
  const variants = await Promise.all(variantKeys(key).map((variant) => store.get(variant)));
  return variantKeys(key).filter((_variant, index) => !variants[index]?.bytes.equals(content));
}
export const { CONCURRENT_COMPRESSIONS } = jest.requireActual<typeof import('../compress')>('../compress');
