import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { DevelopmentVersion, RefreshRuntimeGlobal } from '@farekite/shared/protocol';
import type { Configuration, ExternalItemFunctionCallback } from 'webpack';
import type { SitePackage } from '../../workspace/sitePackage';

/** Node cannot import the contract's TypeScript here, so its values are repeated; their types check that they are equal. */
export const DEVELOPMENT_VERSION: DevelopmentVersion = 'development';
const REFRESH_RUNTIME_GLOBAL: RefreshRuntimeGlobal = '__FAREKITE_REFRESH_RUNTIME__';

const REFRESH_RUNTIME = /\breact-refresh[\\/]runtime(?:\.js)?$/;

/** `src/locales/en/first-class-deals.json` */
const TEXTS = /[\\/]locales[\\/][^\\/]+[\\/][^\\/]+\.json$/;

/** Uses the refresh runtime of the shell instead of one of its own; it keeps the packages' components apart. */
function borrowRefreshRuntime(sitePackage: SitePackage): ExternalItemFunctionCallback {
  return ({ request = '' }, callback) => {
    if (REFRESH_RUNTIME.test(request)) callback(null, `var ${REFRESH_RUNTIME_GLOBAL}("${sitePackage.name}")`);
    else callback();
  };
}

/** Turns a browser build into one that a development server keeps in memory and updates with React Fast Refresh. */
export function hot(
  sitePackage: SitePackage,
  { plugins = [], module, optimization, output, ...build }: Configuration,
): Configuration {
  return {
    ...build,
    devtool: 'cheap-module-source-map',
    output: {
      ...output,
      publicPath: `/releases/${sitePackage.name}/${DEVELOPMENT_VERSION}/browser/`,
      clean: false,
    },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        { test: TEXTS, type: 'javascript/auto', loader: require.resolve('./savedTextsLoader') },
      ],
    },
    // What does not build changes nothing in the browser, so that the page has its state when it builds again.
    optimization: { ...optimization, minimize: false, emitOnErrors: false },
    ...(sitePackage.kind === 'remote' && { externals: [borrowRefreshRuntime(sitePackage)] }),
    plugins: [
      ...plugins,
      new ReactRefreshPlugin({ include: /\.tsx?$/, overlay: false, library: sitePackage.name }),
    ],
  };
}
