import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes what is no text and no bytes as JSON. @returns the folder */
export function writeFiles(directory: string, files: Readonly<Record<string, unknown>>): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(join(directory, file), isWritten ? content : JSON.stringify(content));
  }
  return directory;
}
