import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { isCompressible } from './objectMetadata';
import { variantKeys, withoutEncoding } from './keys';
import type { Store } from './Store';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The size of Node's thread pool. Each compression takes some megabytes from its first moment, also while it waits. */
export const CONCURRENT_COMPRESSIONS = 4;

export interface CompressedVariant {
  readonly extension: '.br' | '.gz';
  readonly bytes: Buffer;
}

/**
 * Whether an object is what it should be for a compressed variant: it decompresses to the content, or there is
 * none where none is needed.
 *
 * @param key of the variant, with its extension
 */
export function isVariantOf(key: string, variant: Buffer | undefined, content: Buffer): boolean {
  if (!isCompressible(withoutEncoding(key))) return variant === undefined;
  return (
    variant !== undefined && decompressVariant(key, variant, content.length + 1)?.equals(content) === true
  );
}

/** @returns `undefined` when the variant is damaged, or has a larger content */
function decompressVariant(key: string, variant: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return key.endsWith('.br')
      ? brotliDecompressSync(variant, { maxOutputLength })
      : gunzipSync(variant, { maxOutputLength });
  } catch {
    return undefined;
  }
}

/**
 * The compressed variants of an object that are missing or damaged.
 *
 * @param key of the object
 * @param content of the object
 * @returns the keys of the variants
 */
export async function findBrokenVariants(store: Store, key: string, content: Buffer): Promise<string[]> {
  const broken: string[] = [];
  for (const variant of variantKeys(key)) {
    if (!isVariantOf(variant, (await store.get(variant))?.bytes, content)) broken.push(variant);
  }
  return broken;
}

/**
 * The compressed variants of a file; none when its format is compressed already. Small files have them too: servers
 * prefer a variant to the file, so one that is missing could be forged by whoever may create objects beside it.
 *
 * @param brotliQuality from 0 to 11 @default the highest
 */
export async function compress(
  file: string,
  content: Buffer,
  brotliQuality: number = constants.BROTLI_MAX_QUALITY,
): Promise<CompressedVariant[]> {
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
