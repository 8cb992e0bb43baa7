import { readFileSync } from 'node:fs';

/** In tests a file that is imported with `?inline` is a data URL, as in a build. */
const inlineFiles = {
  process: (_text: string, file: string) => ({
    code: `module.exports = { __esModule: true, default: "data:;base64,${readFileSync(file, 'base64')}" };`,
  }),
};

export = inlineFiles;
