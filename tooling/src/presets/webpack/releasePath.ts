import { RuntimeGlobals, RuntimeModule, type Compiler } from 'webpack';
import type { Target } from './Target';

/**
 * Gives assets the same address in Node and in the browser, a path on the site's origin, so that the hydrated page
 * equals the prerendered one. The path contains the version, which is a hash of the finished build, so it is known
 * only at runtime: in the browser from the script's own address, in Node from the variable that the release tool provides.
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
