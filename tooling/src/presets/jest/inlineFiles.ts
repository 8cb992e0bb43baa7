import { readFileSync } from 'node:fs';

/** Replaces a file that is imported with `?inline` by a data URL in tests, as a build does. */
const inlineFiles = {
  process: (_text: string, file: string) => ({
    code: `module.exports = { __esModule: true, default: "data:;base64,${readFileSync(file, 'base64')}" };`,
  }),
};

export = inlineFiles;
