import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What the product imports with `?inline`. */
const INLINE = /\.(ico|png|svg)$/;

/** The address of a picture without the release, `/assets/paris-400.avif`, or a data URL. */
function addressOf(file: string): string {
  return INLINE.test(file) ? `data:;base64,${readFileSync(file, 'base64')}` : `/assets/${basename(file)}`;
}

/** Replaces an imported file in tests by its address, as a build does. */
const files = {
  process: (_content: string, file: string) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(addressOf(file))} };`,
  }),
};

export = files;
