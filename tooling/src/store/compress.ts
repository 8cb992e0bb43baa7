import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { isCompressible } from './objectMetadata';
import { withoutEncoding } from './pageKeys';

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
  if (!variant) return false;
  try {
    const options = { maxOutputLength: content.length + 1 };
    const decompressed = key.endsWith('.br')
      ? brotliDecompressSync(variant, options)
      : gunzipSync(variant, options);
    return decompressed.equals(content);
  } catch {
    return false;
  }
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

/** What a file contains. @param variants of the file, of which there is at least one */
export function decompress(variants: readonly CompressedVariant[]): Buffer {
  const [variant] = variants;
  if (!variant) throw new Error('There is no compressed variant');
  return variant.extension === '.br' ? brotliDecompressSync(variant.bytes) : gunzipSync(variant.bytes);
}
