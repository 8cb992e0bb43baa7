import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WORKSPACE } from './workspace';

const NOT_COPIED = new Set(['node_modules', '.git', '.farekite', 'site', 'test-results', 'screenshots']);

/** Whether a file of the workspace is copied. The workspace itself may have any name. */
function isCopied(source: string): boolean {
  return source === WORKSPACE || !NOT_COPIED.has(basename(source));
}

/**
 * Copies the whole project with its builds into a folder that a test may change. Installed packages are
 * linked to the originals, workspace packages to the copy.
 */
export function copyWorkspace(target: string): void {
  cpSync(WORKSPACE, target, { recursive: true, filter: isCopied });
  const installed = join(WORKSPACE, 'node_modules');
  const linked = join(target, 'node_modules');
  mkdirSync(join(linked, '@farekite'), { recursive: true });
  const packages = new Set(readdirSync(target));
  for (const entry of readdirSync(installed)) {
    if (entry !== '@farekite' && !packages.has(entry))
      symlinkSync(join(installed, entry), join(linked, entry));
  }
  for (const name of ['shared', 'tooling']) symlinkSync(join(target, name), join(linked, '@farekite', name));
}
