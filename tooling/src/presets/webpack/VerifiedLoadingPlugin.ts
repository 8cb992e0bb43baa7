import type { IntegrityRegistryGlobal } from '@farekite/shared/protocol';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { Compilation, runtime, RuntimeGlobals, RuntimeModule, Template, type Compiler } from 'webpack';

/** Node cannot import the contract's TypeScript here, so its value is repeated; its type checks that it is equal. */
const INTEGRITY_REGISTRY_GLOBAL: IntegrityRegistryGlobal = '__FAREKITE_ASSETS__';
const NAME = 'VerifiedLoadingPlugin';
/** The function of mini-css-extract-plugin that gives the name of a chunk's stylesheet. */
const MINI_CSS_FILENAME = '__webpack_require__.miniCssF';
const SET_SOURCE = 'script.src = url;';

/**
 * Tells the shell which files a chunk needs, and waits until it is ready, before webpack loads the chunk. webpack
 * would join a request that hangs, for as long as it hangs, and the browser would repeat a broken response.
 */
class PrepareRequestsModule extends RuntimeModule {
  constructor() {
    // After the function that it wraps.
    super('prepare requests', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    // A chunk may have no stylesheet, and a shell that was built earlier has no such function.
    const { ensureChunk, getChunkScriptFilename, publicPath } = RuntimeGlobals;
    return Template.asString([
      `const loadChunk = ${ensureChunk};`,
      `${ensureChunk} = async (id) => {`,
      Template.indent([
        `const files = [${getChunkScriptFilename}(id), ${MINI_CSS_FILENAME}(id)];`,
        // webpack forgets a stylesheet that it was told to abandon only after a promise has been rejected.
        `await ${INTEGRITY_REGISTRY_GLOBAL}.prepareRequests?.(files.filter(Boolean).map((file) => ${publicPath} + file));`,
        'return loadChunk(id);',
      ]),
      '};',
    ]);
  }
}

/**
 * Lets the shell verify every script and stylesheet that a remote loads later. webpack's own loading code has
 * neither the hashes, which are known only after the build, nor the page's Trusted Types policy. The shell loads the
 * entry itself.
 */
export class VerifiedLoadingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation: Compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => {
        if (!source.includes(SET_SOURCE)) {
          throw new Error(
            `${NAME}: webpack's loading code no longer contains "${SET_SOURCE}", so scripts would load unverified`,
          );
        }
        return source.replace(SET_SOURCE, `${INTEGRITY_REGISTRY_GLOBAL}.secureScript(script, url);`);
      });
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new PrepareRequestsModule());
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) => `${source}${INTEGRITY_REGISTRY_GLOBAL}.secureStyle(${tag}, ${href});`,
      );
    });
  }
}
