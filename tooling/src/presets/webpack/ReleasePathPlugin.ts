import { RuntimeGlobals, RuntimeModule, type Compiler } from 'webpack';
import type { Target } from './Target';

/** Free variable of every bundle for Node: the address of the release's browser files. */
export const RELEASE_PATH_VARIABLE = 'RELEASE_PATH';

class ReleasePathRuntimeModule extends RuntimeModule {
  constructor(private readonly target: Target) {
    // After webpack's own public path module, before anything loads.
    super('release path', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return this.target === 'server'
      ? `${RuntimeGlobals.publicPath} = ${RELEASE_PATH_VARIABLE};`
      : `${RuntimeGlobals.publicPath} = new URL(${RuntimeGlobals.publicPath}).pathname;`;
  }
}

/**
 * Gives assets the same address in Node and in the browser, or the hydrated page would differ from
 * the prerendered one: a path on the site's origin. The version in it is the hash of the finished
 * build, so neither build can know it; the browser asks its script, Node is told.
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
