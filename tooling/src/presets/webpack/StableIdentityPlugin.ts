import { isAbsolute } from 'node:path';
import type { Compiler, Module } from 'webpack';
import { packageIdentity } from './packageIdentity';

const NAME = 'StableIdentityPlugin';

/** Hashes of absolute paths, in the names of concatenated modules. */
const PATH_HASH = /(?<=\|)[\da-f]{20,}/g;

/** The module that federation's plugin writes: it names the runtime by its path on this machine. */
const FEDERATION_ENTRY = /^data:text\/javascript\b/;

function identityOfPart(part: string): string {
  if (FEDERATION_ENTRY.test(part)) return 'federation entry';
  return isAbsolute(part) ? packageIdentity(part) : part;
}

function identityOf(module: Module): string {
  if (!module.nameForCondition()) return module.libIdent({ context: '' }) ?? module.identifier();
  return module
    .identifier()
    .split(/([|!?])/)
    .map(identityOfPart)
    .join('')
    .replace(PATH_HASH, '');
}

/** Names the sources in the comments of a bundle that is not minified. A concatenated module has several. */
function nameInComments(module: Module): void {
  const { modules: parts = [module] } = module as { modules?: readonly Module[] };
  for (const part of parts) {
    const identity = identityOf(part);
    part.readableIdentifier = () => identity;
  }
}

/**
 * Names modules by {@link packageIdentity} before webpack numbers and orders them. webpack's own names are relative
 * paths, which differ between the workspace and a remote that was checked out alone, and so would the bytes of a
 * release.
 */
export class StableIdentityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const identity = identityOf(module);
          module.identifier = () => identity;
          nameInComments(module);
        }
      });
    });
  }
}
