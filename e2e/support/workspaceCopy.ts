import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../..');
const NOT_COPIED = new Set(['node_modules', '.git', '.farekite', 'site', 'test-results', 'screenshots']);

/**
 * Copies the whole project, as it is built, into a folder where a test may change it. It finds the
 * installed packages where they are, and its own rooms in the copy.
 */
export function copyWorkspace(target: string): void {
  cpSync(WORKSPACE, target, { recursive: true, filter: (source) => !NOT_COPIED.has(basename(source)) });
  const installed = join(WORKSPACE, 'node_modules');
  const linked = join(target, 'node_modules');
  mkdirSync(join(linked, '@farekite'), { recursive: true });
  const rooms = new Set(readdirSync(target));
  for (const entry of readdirSync(installed)) {
    if (entry !== '@farekite' && !rooms.has(entry)) symlinkSync(join(installed, entry), join(linked, entry));
  }
  for (const room of ['shared', 'tooling']) symlinkSync(join(target, room), join(linked, '@farekite', room));
}
