import { INTEGRITY_REGISTRY_GLOBAL } from '@farekite/shared/protocol';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { runtime, type Compiler } from 'webpack';

const NAME = 'verifiedLoading';
const SET_SOURCE = 'script.src = url;';

/**
 * Lets the shell verify what a remote loads after its entry. webpack's own loading code has neither the hashes, which are
 * known only after the build, nor the page's Trusted Types policy.
 */
export function verifiedLoading(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => {
      if (!source.includes(SET_SOURCE)) {
        throw new Error(
          `webpack's loading code no longer contains "${SET_SOURCE}", so scripts would load unverified`,
        );
      }
      return source.replace(SET_SOURCE, `${INTEGRITY_REGISTRY_GLOBAL}.secureScript(script, url);`);
    });
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      NAME,
      (source, { tag, href }) => `${source}${INTEGRITY_REGISTRY_GLOBAL}.secureStyle(${tag}, ${href});`,
    );
  });
}
