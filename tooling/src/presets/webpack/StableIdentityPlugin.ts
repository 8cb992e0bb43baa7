import { isAbsolute } from 'node:path';
import type { Compiler, Module } from 'webpack';
import { packageIdentity } from './packageIdentity';

const NAME = 'StableIdentityPlugin';

/** Of a group of modules that webpack joins, and of the entry that federation writes: hashes of absolute paths. */
const PATH_HASH = /(?<=\||\.federation\/entry\.)[\da-f]{20,}/g;

function identityOf(module: Module): string {
  if (!module.nameForCondition()) return module.libIdent({ context: '' }) ?? module.identifier();
  return module
    .identifier()
    .split(/([|!?])/)
    .map((part) => (isAbsolute(part) ? packageIdentity(part) : part))
    .join('')
    .replace(PATH_HASH, '');
}

/**
 * Names modules by their packages and their places in them, before webpack gives them ids and puts
 * them in order. Its own names are paths between folders: those of a package differ between the
 * workspace and a remote that was checked out alone, and with them the bytes of a release.
 */
export class StableIdentityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const identity = identityOf(module);
          module.identifier = () => identity;
        }
      });
    });
  }
}
