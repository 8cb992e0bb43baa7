import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { test as base } from './siteCopy';
import { WORKSPACE } from './workspace';

/** What a run of the project writes: in every folder, and by its path from the root. */
const GENERATED = new Set(['node_modules', '.farekite']);
const NOT_COPIED = new Set(['.git', 'site', 'screenshots', 'e2e/site', 'e2e/test-results']);

function isCopied(source: string): boolean {
  const path = relative(WORKSPACE, source).split(sep);
  return !GENERATED.has(path.at(-1) ?? '') && !NOT_COPIED.has(path.join('/'));
}

/** With its builds. Installed packages are links to the originals, workspace packages to the copy. */
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
  for (const name of ['e2e', 'shared', 'tooling'])
    symlinkSync(join(target, name), join(linked, '@farekite', name));
  for (const name of packages) {
    const ofPackage = join(WORKSPACE, name, 'node_modules');
    if (existsSync(ofPackage)) symlinkSync(ofPackage, join(target, name, 'node_modules'));
  }
}

export function editFile(file: string, ...changes: readonly (readonly [from: string, to: string])[]): void {
  let source = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!source.includes(from)) throw new Error(`${file} has no "${from}"`);
    source = source.replace(from, () => to);
  }
  // In one step: a file that is written in place is empty for a moment, in which it may be built.
  writeFileSync(`${file}~`, source);
  renameSync(`${file}~`, file);
}

/** Has a copy of the project, whose sources it may change. */
export const test = base.extend<{ readonly workspace: string }>({
  workspace: async ({}, provide) => {
    const workspace = mkdtempSync(join(tmpdir(), 'farekite-workspace-'));
    copyWorkspace(workspace);
    await provide(workspace);
    rmSync(workspace, { recursive: true });
  },
});
