import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'FAREKITE_TEST_FOLDER';

/** For the temporary folders of this process and of those that it starts. */
export function createTestFolder(): void {
  process.env[VARIABLE] = mkdtempSync(join(tmpdir(), 'farekite-tooling-'));
}

/** All at once: thousands of folders, one after the other, take seconds. */
export async function removeTestFolder(): Promise<void> {
  const folder = process.env[VARIABLE];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

export function temporaryFolder(): string {
  return mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), 'folder-'));
}
