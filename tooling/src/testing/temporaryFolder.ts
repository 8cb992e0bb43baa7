import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'FAREKITE_TEST_FOLDER';

/** Creates the folder that contains the temporary folders of this process and of those that it starts, until it ends. */
export function createTestFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'farekite-tooling-'));
  process.env[VARIABLE] = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

/** A new empty folder, which is removed when the process that has started the tests ends. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), 'folder-'));
}
