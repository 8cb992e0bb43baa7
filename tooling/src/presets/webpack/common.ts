import { join, posix } from 'node:path';
import { DEVELOPMENT_VERSION } from '@farekite/shared/protocol';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { JsMinifyOptions } from '@swc/core';
import { browserslistToTargets, type Targets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { RuntimeGlobals, RuntimeModule, type Compiler, type Configuration } from 'webpack';
import type { SitePackage } from '../../workspace/sitePackage';
import { diskCache, trustedBuildDependencies } from './diskCache';
import { distinctStyles, rules, type Target } from './rules';
import { verifiedLoading } from './verifiedLoading';

/** What webpack.config.js exports. `webpack serve` and `farekite dev` set WEBPACK_SERVE. */
export type ConfigurationFactory = (env?: { readonly WEBPACK_SERVE?: boolean }) => Configuration[];

/** The oldest that run ES2022. */
const OLDEST_BROWSERS = browserslistToTargets(['chrome 94', 'firefox 93', 'ios_saf 15.4', 'safari 15.4']);

/** In this process: packages are built beside each other, which leaves no core for more. */
const MINIMIZERS = [
  new MinimizerPlugin<JsMinifyOptions>({
    parallel: false,
    extractComments: false,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { ecma: 2022, format: { comments: false } },
    },
  }),
  new MinimizerPlugin<{ targets: Targets }>({
    test: /\.css$/,
    parallel: false,
    minify: { implementation: MinimizerPlugin.lightningCssMinify, options: { targets: OLDEST_BROWSERS } },
  }),
];

/**
 * Gives assets the same address in Node and in the browser, so that the hydrated page equals the prerendered one. It contains
 * the version, a hash of the build, so it is known only at runtime: from the script's own address, or a variable.
 */
function releasePath(target: Target) {
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

export function common(sitePackage: SitePackage, target: Target) {
  const { name, directory } = sitePackage;
  const isServer = target === 'server';
  const isHot = target === 'hot';
  return {
    name: `${name}:${target}`,
    mode: target === 'browser' || isServer ? 'production' : 'development',
    context: directory,
    // For error messages of the release tool and `farekite explain`. Nobody needs the map in a debugger.
    devtool: isHot ? 'cheap-module-source-map' : target !== 'development' && 'hidden-nosources-source-map',
    target: isServer ? 'node20.19' : ['web', 'es2022'],
    output: {
      path: join(directory, 'dist', target),
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: name,
      // releasePath replaces `auto`.
      publicPath: isHot ? `/releases/${name}/${DEVELOPMENT_VERSION}/browser/` : isServer ? '' : 'auto',
      ...(isServer && { library: { type: 'commonjs2' } }),
      // In a folder that is not public.
      ...(target === 'browser' && { sourceMapFilename: '../maps/[file].map' }),
      // `mfe-deals/src/…`, `shared/ui/…`, `date-fns/…`. The virtual module of federation has this machine's paths.
      devtoolModuleFilenameTemplate: ({ resourcePath }: { resourcePath: string }) =>
        posix.join(name, resourcePath.replace(/^data:.*/s, 'data')).replace(/^.*\bnode_modules\//, ''),
      clean: !isHot,
    },
    cache: diskCache(sitePackage, target),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rules(name, target) },
    optimization: {
      // By their order, and not by their paths: the same bytes in any folder.
      ...(!isHot && { moduleIds: 'natural', chunkIds: 'natural' }),
      // Error messages of the release tool name functions of bundles for Node.
      minimize: target === 'browser',
      minimizer: MINIMIZERS,
      // The page keeps its state while the sources do not build.
      emitOnErrors: false,
    },
    plugins: [
      trustedBuildDependencies,
      distinctStyles,
      !isHot && releasePath(target),
      !isServer &&
        new MiniCssExtractPlugin({
          filename: '[name].css',
          chunkFilename: '[name].css',
          // Style modules do not override each other, which a browser test sees to on every page.
          ignoreOrder: true,
        }),
      !isServer && verifiedLoading,
      isHot && new ReactRefreshPlugin({ include: /\.tsx?$/, overlay: false, library: name }),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}
