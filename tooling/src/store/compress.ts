import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { isCompressible, variantKeys } from './keys';
import { ensureObject, type Store } from './Store';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The size of Node’s thread pool. A compression takes some megabytes also while it waits. */
export const CONCURRENT_COMPRESSIONS = 4;

function isVariantOf(content: Buffer, key: string, variant: Buffer): boolean {
  const decompress = key.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  try {
    return decompress(variant, { maxOutputLength: content.length + 1 }).equals(content);
  } catch {
    return false;
  }
}

/** The variants that are missing or damaged, or that an object has although its format is compressed already. */
export async function findBrokenVariants(store: Store, key: string, content: Buffer): Promise<string[]> {
  const broken: string[] = [];
  for (const variant of variantKeys(key)) {
    const bytes = (await store.get(variant))?.bytes;
    const isRight = isCompressible(key) ? bytes && isVariantOf(content, variant, bytes) : !bytes;
    if (!isRight) broken.push(variant);
  }
  return broken;
}

function compress(variant: string, content: Buffer, brotliQuality: number): Promise<Buffer> {
  if (variant.endsWith('.gz')) return gzipAsync(content, { level: constants.Z_BEST_COMPRESSION });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliAsync(content, { params });
}

/**
 * Also of small files: servers prefer a variant, so whoever may create objects could forge one that is missing.
 * Whole ones stay: each version of Node compresses differently, and who may only preview can replace none.
 * @param listed the keys that are there @default looked up
 */
export async function ensureVariants(
  store: Store,
  key: string,
  content: Buffer,
  listed?: ReadonlySet<string>,
  brotliQuality = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  if (!isCompressible(key)) return;
  const keys = variantKeys(key);
  const isThere = !listed || keys.some((variant) => listed.has(variant));
  const broken = isThere ? await findBrokenVariants(store, key, content) : keys;
  for (const variant of broken)
    await ensureObject(store, variant, await compress(variant, content, brotliQuality), listed?.has(variant));
}
