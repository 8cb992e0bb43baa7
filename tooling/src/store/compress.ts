import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller files fit into one network packet without compression. */
const MIN_BYTES = 1_024;

/** The extensions of compressed variants. */
export const COMPRESSED_EXTENSIONS = ['.br', '.gz'] as const;

interface CompressedVariant {
  readonly extension: (typeof COMPRESSED_EXTENSIONS)[number];
  readonly bytes: Buffer;
}

/** The compressed variants of a file; none when the file is small or its format is compressed already. */
export async function compress(file: string, content: Buffer): Promise<CompressedVariant[]> {
  const isCompressedAlready = /\.(woff2|png|jpe?g|webp|avif|ico)$/.test(file);
  if (isCompressedAlready || content.length < MIN_BYTES) return [];
  const [br, gz] = await Promise.all([
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
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
