import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files into a folder: a text as it is, anything else as JSON. @returns the folder */
export function writeFiles(directory: string, files: Readonly<Record<string, unknown>>): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return directory;
}
