import { RuntimeGlobals, RuntimeModule, type Compiler } from 'webpack';
import type { Target } from './Target';

/**
 * Gives assets the same address in Node and in the browser, so that the hydrated page equals the prerendered one. It contains
 * the version, a hash of the build, so it is known only at runtime: from the script's own address, or a variable.
 */
export function releasePath(target: Target) {
  const path = target === 'server' ? 'RELEASE_PATH' : `new URL(${RuntimeGlobals.publicPath}).pathname`;
  return (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('releasePath', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('releasePath', (chunk) => {
          // After webpack's own public path module, and before anything is loaded.
          const module = new RuntimeModule('release path', RuntimeModule.STAGE_ATTACH);
          module.generate = () => `${RuntimeGlobals.publicPath} = ${path};`;
          compilation.addRuntimeModule(chunk, module);
        });
    });
  };
}
