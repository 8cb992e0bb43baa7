import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'FAREKITE_TEST_FOLDER';

/** Creates the folder that contains the temporary folders of this process and of those that it starts. */
export function createTestFolder(): void {
  process.env[VARIABLE] = mkdtempSync(join(tmpdir(), 'farekite-tooling-'));
}

/** Removes that folder. Its thousands of files, one after the other, would take seconds in which nothing else is done. */
export async function removeTestFolder(): Promise<void> {
  const folder = process.env[VARIABLE];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

/** A new empty folder, which is removed after the tests. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), 'folder-'));
}
