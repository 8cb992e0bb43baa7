import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { containerName, pageName, readRoom, type Room } from '../../workspace/room';
import { common, withJsxRuntime } from './common';
import { hot } from './hot';
import { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';

function exposedModules(room: Room): Record<string, { import: string; name: string }> {
  return Object.fromEntries(
    Object.entries(room.pages).map(([path, source]) => [
      `./${pageName(path)}`,
      { import: source, name: pageName(path) },
    ]),
  );
}

function browserBuild(room: Room, target: 'browser' | 'hot'): Configuration {
  const base = common(room, target);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // What two pages of the remote use is loaded once and kept when the visitor moves on.
          common: { name: 'common', chunks: 'async', minChunks: 2, minSize: 0, reuseExistingChunk: false },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: containerName(room.name),
        filename: 'remoteEntry.js',
        exposes: exposedModules(room),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(withJsxRuntime(room.shared)).map(([name, requiredVersion]) => [
            name,
            { singleton: true, strictVersion: true, requiredVersion, import: false },
          ]),
        ),
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        // Style modules do not override each other, so their order says nothing.
        ignoreOrder: true,
      }),
      new VerifiedLoadingPlugin(),
    ],
  };
}

function serverBuild(room: Room): Configuration {
  const base = common(room, 'server');
  return {
    ...base,
    entry: Object.fromEntries(Object.entries(room.pages).map(([path, source]) => [pageName(path), source])),
    output: { ...base.output, library: { type: 'commonjs2' }, publicPath: '' },
    // The live shell lends these when it renders the page, as its share scope does in the browser.
    externals: Object.keys(withJsxRuntime(room.shared)).reduce<Record<string, string>>(
      (externals, name) => ({ ...externals, [name]: `commonjs2 ${name}` }),
      {},
    ),
  };
}

/**
 * The whole build configuration of a remote, derived from its package.json: the pages under
 * `farekite` are the exposed modules, the peer dependencies are the shared singletons. Each is named
 * after its {@link Target}.
 *
 * @param directory the remote's folder: `import.meta.dirname`
 */
export function remote(directory: string): Configuration[] {
  const room = readRoom(directory);
  return [browserBuild(room, 'browser'), serverBuild(room), hot(room, browserBuild(room, 'hot'))];
}
