import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ShellServer } from '@farekite/shared/protocol';

/**
 * Runs the shell's bundle for Node in this process. That is only right while the shell is built: the code of a
 * published release runs in a process of its own.
 *
 * @param file the absolute path of the bundle
 */
export function loadShellServer(file: string): ShellServer {
  const module = { exports: {} as { default: ShellServer } };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', 'RELEASE_PATH'], {
    filename: file,
  }) as (...bindings: unknown[]) => void;
  run(module, module.exports, createRequire(file), '/');
  return module.exports.default;
}
