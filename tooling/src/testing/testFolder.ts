import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'FAREKITE_TEST_FOLDER';
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Creates the folder that contains the temporary folders of this process and of those that it starts. It is removed when
 * this process ends, also by an error or a signal: Jest leaves out `afterAll` when it is cancelled, when a file of tests
 * cannot be loaded, and when all tests of a file are skipped.
 */
export function createTestFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'farekite-tooling-'));
  process.env[VARIABLE] = folder;
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
  }
}

/** The folder that was created for this process or for the one that has started it. */
export function testFolder(): string {
  return process.env[VARIABLE] ?? tmpdir();
}
