import type { IntegrityRegistryGlobal } from '@farekite/shared/protocol';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { Compilation, runtime, type Compiler } from 'webpack';

/** The contract's sources are TypeScript, which Node does not run here: its value again, checked by its type. */
const INTEGRITY_REGISTRY_GLOBAL: IntegrityRegistryGlobal = '__FAREKITE_ASSETS__';
const NAME = 'VerifiedLoadingPlugin';
const SET_SOURCE = 'script.src = url;';

/**
 * Lets the shell secure every script and stylesheet that a remote loads later. webpack's own loading
 * code knows neither the hashes, which name the finished files, nor the page's Trusted Types policy.
 * Federation's `createScript` hook sees the entry alone.
 */
export class VerifiedLoadingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation: Compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => {
        if (!source.includes(SET_SOURCE)) {
          throw new Error(
            `${NAME}: webpack's loading code no longer holds "${SET_SOURCE}", so scripts would load unverified`,
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
}
