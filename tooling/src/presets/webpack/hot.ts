import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { DevelopmentVersion, RefreshRuntimeGlobal } from '@farekite/shared/protocol';
import type { Configuration, ExternalItemFunctionCallback } from 'webpack';
import type { SitePackage } from '../../workspace/sitePackage';

/** The contract's sources are TypeScript, which Node does not run here: its values again, checked by their types. */
export const DEVELOPMENT_VERSION: DevelopmentVersion = 'development';
const REFRESH_RUNTIME_GLOBAL: RefreshRuntimeGlobal = '__FAREKITE_REFRESH_RUNTIME__';

const REFRESH_RUNTIME = /\breact-refresh[\\/]runtime(?:\.js)?$/;

/** Sources, and pages that are made from content files. */
const REFRESHED = /\.tsx?(?:\?page)?$/;

/** Takes the runtime that the shell lends: it keeps the components of packages apart. */
function borrowRefreshRuntime(sitePackage: SitePackage): ExternalItemFunctionCallback {
  return ({ request = '' }, callback) => {
    if (REFRESH_RUNTIME.test(request)) callback(null, `var ${REFRESH_RUNTIME_GLOBAL}("${sitePackage.name}")`);
    else callback();
  };
}

/** Makes a browser build one that is served from memory and takes saved changes in, with React Fast Refresh. */
export function hot(
  sitePackage: SitePackage,
  { plugins = [], optimization, output, ...build }: Configuration,
): Configuration {
  return {
    ...build,
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      publicPath: `/releases/${sitePackage.name}/${DEVELOPMENT_VERSION}/browser/`,
      clean: false,
    },
    optimization: { ...optimization, minimize: false },
    ...(sitePackage.kind === 'remote' && { externals: [borrowRefreshRuntime(sitePackage)] }),
    plugins: [
      ...plugins,
      new ReactRefreshPlugin({ include: REFRESHED, overlay: false, library: sitePackage.name }),
    ],
  };
}
