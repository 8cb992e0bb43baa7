import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { isCompressible } from './objectMetadata';
import { variantKeys } from './keys';
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

/** Small files have them, too: servers prefer a variant, so one that is missing could be forged by whoever may create objects. */
export async function compress(
  file: string,
  content: Buffer,
  brotliQuality: number = constants.BROTLI_MAX_QUALITY,
): Promise<{ readonly extension: '.br' | '.gz'; readonly bytes: Buffer }[]> {
  if (!isCompressible(file)) return [];
  const [br, gz] = await Promise.all([
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return [
    { extension: '.br', bytes: br },
    { extension: '.gz', bytes: gz },
  ];
}

/**
 * Creates the broken variants. Others stay: each version of Node compresses differently, and who may only preview
 * can replace none.
 * @param listed the keys that are there @default looked up
 */
export async function ensureVariants(
  store: Store,
  key: string,
  content: Buffer,
  listed?: ReadonlySet<string>,
  brotliQuality?: number,
): Promise<void> {
  const keys = variantKeys(key);
  const isThere = !listed || keys.some((variant) => listed.has(variant));
  const broken = isThere ? await findBrokenVariants(store, key, content) : keys;
  if (broken.length === 0) return;
  for (const { extension, bytes } of await compress(key, content, brotliQuality))
    if (broken.includes(key + extension))
      await ensureObject(store, key + extension, bytes, listed?.has(key + extension));
}
