import { basename } from 'node:path';

/** In tests a picture is its address without the release: `/assets/paris-400.avif`. */
const pictures = {
  process: (_bytes: string, file: string) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(`/assets/${basename(file)}`)} };`,
  }),
};

export = pictures;
