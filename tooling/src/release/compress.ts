import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Smaller answers fit into one packet as they are. */
const MIN_BYTES = 1_024;

export const COMPRESSED_ENDINGS = ['.br', '.gz'] as const;

interface Twin {
  readonly ending: (typeof COMPRESSED_ENDINGS)[number];
  readonly bytes: Buffer;
}

/** Compressed twins of a file, for the server to pick from; none where they would not help. */
export async function compress(file: string, content: Buffer): Promise<Twin[]> {
  const isCompressedAlready = /\.(woff2|png|jpe?g|webp|avif|ico)$/.test(file);
  if (isCompressedAlready || content.length < MIN_BYTES) return [];
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return [
    { ending: '.br', bytes: br },
    { ending: '.gz', bytes: gz },
  ];
}
