import { basename } from 'node:path';

/** Replaces an imported picture in tests by its address without the release: `/assets/paris-400.avif`. */
const pictures = {
  process: (_bytes: string, file: string) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/assets/${basename(file)}`)} };`,
  }),
};

export = pictures;
