import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

const requireBuiltin = createRequire(__filename);

/**
 * Runs a release's bundle for Node and returns what it exports.
 *
 * @param file the absolute path of the bundle
 * @param modules the modules that the bundle may require, by name, besides those of Node
 * @param assetsPath the path of the release's browser files on the site; the bundle puts it before the
 *   addresses of its pictures
 * @throws Error when the bundle requires another module, or throws while it is loaded
 */
export function loadBundle(
  file: string,
  modules: Readonly<Record<string, unknown>>,
  assetsPath: string,
): unknown {
  const requireShared = (name: string): unknown => {
    if (name in modules) return modules[name];
    if (isBuiltin(name)) return requireBuiltin(name);
    throw new Error(`${file} requires ${name}, which the live shell does not provide`);
  };
  const module = { exports: {} as { default?: unknown } };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', 'RELEASE_PATH'], {
    filename: file,
  }) as (...bindings: unknown[]) => void;
  run(module, module.exports, requireShared, assetsPath);
  return module.exports;
}
