import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Imported with `?inline`. */
const INLINE = /\.(ico|png|svg)$/;

/** `/assets/paris-400.avif`, or a data URL. */
function addressOf(file: string): string {
  return INLINE.test(file) ? `data:;base64,${readFileSync(file, 'base64')}` : `/assets/${basename(file)}`;
}

const files = {
  process: (_content: string, file: string) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(addressOf(file))} };`,
  }),
};

export = files;
