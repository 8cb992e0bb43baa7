import { RuntimeGlobals, RuntimeModule, type Compiler } from 'webpack';
import type { Target } from './Target';

/** A free variable of every bundle for Node: the address of the release's browser files. */
export const RELEASE_PATH_VARIABLE = 'RELEASE_PATH';

class ReleasePathRuntimeModule extends RuntimeModule {
  constructor(private readonly target: Target) {
    // After webpack's own public path module, and before anything is loaded.
    super('release path', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return this.target === 'server'
      ? `${RuntimeGlobals.publicPath} = ${RELEASE_PATH_VARIABLE};`
      : `${RuntimeGlobals.publicPath} = new URL(${RuntimeGlobals.publicPath}).pathname;`;
  }
}

/**
 * Gives assets the same address in Node and in the browser, a path on the site's origin, so that the hydrated page
 * equals the prerendered one. The path contains the version, which is a hash of the finished build, so it is known
 * only at runtime: in the browser from the script's own address, in Node from {@link RELEASE_PATH_VARIABLE}.
 */
export class ReleasePathPlugin {
  constructor(private readonly target: Target) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePathPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('ReleasePathPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new ReleasePathRuntimeModule(this.target));
        });
    });
  }
}
