import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'FAREKITE_TEST_FOLDER';

/**
 * Creates the folder that contains the temporary folders of this process and of those that it starts, until it ends: Jest
 * leaves out `afterAll` when all tests of a file are skipped.
 */
export function createTestFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'farekite-tooling-'));
  process.env[VARIABLE] = folder;
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The folder that was created for this process or for the one that has started it. */
export function testFolder(): string {
  return process.env[VARIABLE] ?? tmpdir();
}
