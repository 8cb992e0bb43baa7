import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from './testFolder';

const folders: string[] = [];

/** A new empty folder, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(testFolder(), 'folder-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
