import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { container, sharing, type Configuration } from 'webpack';
import {
  COMMON_CHUNK,
  containerName,
  chunkName,
  readSitePackage,
  type SitePackage,
} from '../../workspace/sitePackage';
import type { ConfigurationFactory } from './ConfigurationFactory';
import { common, withJsxRuntime } from './common';
import { hot } from './hot';
import { TextFilesPlugin } from './TextFilesPlugin';
import { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';

function exposedModules(sitePackage: SitePackage): Record<string, { import: string; name: string }> {
  return Object.fromEntries(
    Object.entries(sitePackage.pages).map(([path, source]) => [
      `./${chunkName(path)}`,
      { import: source, name: chunkName(path) },
    ]),
  );
}

function browserBuild(sitePackage: SitePackage, target: 'browser' | 'hot'): Configuration {
  const base = common(sitePackage, target);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // Modules that two pages of the remote use are loaded once for all pages.
          common: {
            name: COMMON_CHUNK,
            chunks: 'async',
            minChunks: 2,
            minSize: 0,
            reuseExistingChunk: false,
          },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new container.ContainerPlugin({
        name: containerName(sitePackage.name),
        library: { type: 'var', name: containerName(sitePackage.name) },
        filename: 'remoteEntry.js',
        exposes: exposedModules(sitePackage),
      }),
      new sharing.ConsumeSharedPlugin({
        consumes: Object.fromEntries(
          Object.entries(withJsxRuntime(sitePackage.shared)).map(([name, requiredVersion]) => [
            name,
            { singleton: true, strictVersion: true, requiredVersion, import: false },
          ]),
        ),
      }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        // Style modules do not override each other, so their order does not matter. A browser test changes it on every page.
        ignoreOrder: true,
      }),
      new VerifiedLoadingPlugin(),
      new TextFilesPlugin(Object.keys(sitePackage.pages).map(chunkName)),
    ],
  };
}

function serverBuild(sitePackage: SitePackage): Configuration {
  const base = common(sitePackage, 'server');
  return {
    ...base,
    entry: Object.fromEntries(
      Object.entries(sitePackage.pages).map(([path, source]) => [chunkName(path), source]),
    ),
    output: { ...base.output, library: { type: 'commonjs2' }, publicPath: '' },
    // The live shell provides these when it renders the page, as its share scope does in the browser.
    externals: Object.keys(withJsxRuntime(sitePackage.shared)).reduce<Record<string, string>>(
      (externals, name) => ({ ...externals, [name]: `commonjs2 ${name}` }),
      {},
    ),
  };
}

/**
 * The build configurations of a remote, one for each {@link Target}, by which it is named. They are derived from
 * the table of routes and the remote's package.json: its pages are the exposed modules, its peer dependencies the
 * shared singletons.
 *
 * @param directory the remote's folder: `import.meta.dirname`
 */
export function remote(directory: string): ConfigurationFactory {
  const sitePackage = readSitePackage(directory);
  return ({ WEBPACK_SERVE } = {}) =>
    WEBPACK_SERVE
      ? [hot(sitePackage, browserBuild(sitePackage, 'hot'))]
      : [browserBuild(sitePackage, 'browser'), serverBuild(sitePackage)];
}
