import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

const requireBuiltin = createRequire(__filename);

/**
 * Runs a release's bundle for Node.
 *
 * @param modules what its `require` finds beside Node's own modules
 * @param assetsPath the address of the release's browser files, for the pictures that it names
 */
export function loadBundle(
  file: string,
  modules: Readonly<Record<string, unknown>>,
  assetsPath: string,
): unknown {
  const lend = (name: string): unknown => {
    if (name in modules) return modules[name];
    if (isBuiltin(name)) return requireBuiltin(name);
    throw new Error(`${file} wants ${name}, which the live shell does not share`);
  };
  const module = { exports: {} as { default?: unknown } };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', 'RELEASE_PATH'], {
    filename: file,
  }) as (...bindings: unknown[]) => void;
  run(module, module.exports, lend, assetsPath);
  return module.exports;
}
