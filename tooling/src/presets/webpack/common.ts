import { join, posix } from 'node:path';
import { browserslistToTargets, type Targets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { MinifyOptions } from 'terser';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import {
  WebpackError,
  type Compiler,
  type Configuration,
  type RuleSetRule,
  type RuleSetUseItem,
} from 'webpack';
import type { SitePackage } from '../../workspace/sitePackage';
import { COMPILER_CONFIGURATION } from '../compilerConfiguration';
import { diskCache, trustedBuildDependencies } from './diskCache';
import { releasePath } from './releasePath';

/** What a package is built for. */
export type Target =
  /** The browsers of visitors. */
  | 'browser'
  /** Node, which prerenders the pages. */
  | 'server'
  /** A browser, with React's development build. Only the shell's release contains it, for `farekite dev` of a remote. */
  | 'development'
  /** A browser, from the memory of a development server, which applies saved changes and keeps the page's state. */
  | 'hot';

/** The default export of a package's webpack.config.js. `webpack serve` and `farekite dev` set WEBPACK_SERVE. */
export type ConfigurationFactory = (env?: { readonly WEBPACK_SERVE?: boolean }) => Configuration[];

/** The oldest browsers that run the scripts, which are ES2022. */
const OLDEST_BROWSERS = browserslistToTargets(['chrome 94', 'firefox 93', 'ios_saf 15.4', 'safari 15.4']);

/** Adds the JSX runtime to packages that are shared with `react`, because it must be that of the same copy. */
export function withJsxRuntime(shared: Readonly<Record<string, string>>): Record<string, string> {
  return shared.react ? { ...shared, 'react/jsx-runtime': shared.react } : { ...shared };
}

/** Whether the build writes stylesheets and assets: one of a release's builds is enough. */
function emitsFiles(target: Target): boolean {
  return target === 'browser' || target === 'hot';
}

function compileTypeScript(target: Target): RuleSetUseItem {
  return {
    loader: require.resolve('ts-loader'),
    options: {
      configFile: COMPILER_CONFIGURATION,
      transpileOnly: true,
      // The contract package ships its sources.
      allowTsInNodeModules: true,
      // Error messages of the release tool name the line of the source.
      compilerOptions: { sourceMap: target === 'server' },
      ...(target === 'hot' && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
    } satisfies Partial<LoaderOptions>,
  };
}

/** Its group is the name of the component. */
const STYLE_MODULE = /([^/\\]+)\.module\.scss$/;

/** Refuses a build in which two style modules have the same name, because their classes would be the same. */
function distinctStyles(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('distinctStyles', (compilation) => {
    compilation.hooks.finishModules.tap('distinctStyles', (modules) => {
      const files = new Map<string, string>();
      for (const file of new Set([...modules].map((module) => module.nameForCondition() ?? ''))) {
        const [, name] = STYLE_MODULE.exec(file) ?? [];
        if (name === undefined) continue;
        const other = files.get(name);
        files.set(name, file);
        if (other === undefined) continue;
        compilation.errors.push(
          new WebpackError(`${other} and ${file} have the same name. Rename one of them.`),
        );
      }
    });
  });
}

function rules(sitePackage: SitePackage, target: Target): RuleSetRule[] {
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: {
        auto: true,
        namedExport: false,
        exportOnlyLocals: !emitsFiles(target),
        // Like mfe-deals_DealCard_price: two packages that bundle the same component of the contract do not collide. With hashes,
        // the home page would have 1.6 kB more.
        localIdentName: `${sitePackage.name}_[1]_[local]`,
        localIdentRegExp: STYLE_MODULE,
      },
    },
  };
  return [
    { test: /\.tsx?$/, use: compileTypeScript(target) },
    {
      test: /\.scss$/,
      use: [
        ...(emitsFiles(target) ? [MiniCssExtractPlugin.loader] : []),
        cssLoader,
        require.resolve('sass-loader'),
      ],
    },
    // A bundle for Node cannot read files of its release, so the shell inlines the icons that it writes. The font is in the
    // stylesheet, so that no page has to request it.
    { resourceQuery: /^\?inline$/, type: 'asset/inline' },
    {
      test: /\.(woff2|svg|png|jpe?g|webp|avif|ico)$/,
      resourceQuery: { not: [/^\?inline$/] },
      type: 'asset/resource',
      generator: { filename: 'assets/[name][ext]', emit: emitsFiles(target) },
    },
  ];
}

/** What all builds have in common. */
export function common(
  sitePackage: SitePackage,
  target: Target,
): Configuration & Required<Pick<Configuration, 'plugins'>> {
  return {
    name: `${sitePackage.name}:${target}`,
    mode: target === 'browser' || target === 'server' ? 'production' : 'development',
    context: sitePackage.directory,
    // Error messages of the release tool name the line of the source. Nobody needs the map in a debugger.
    devtool: target === 'server' ? 'hidden-nosources-source-map' : false,
    target: target === 'server' ? 'node20.19' : ['web', 'es2022'],
    output: {
      path: join(sitePackage.directory, 'dist', target),
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: sitePackage.name,
      // `mfe-deals/src/…`, `shared/ui/…`, and `date-fns/…` for what is installed.
      devtoolModuleFilenameTemplate: ({ resourcePath }: { resourcePath: string }) =>
        posix.join(sitePackage.name, resourcePath).replace(/^.*\bnode_modules\//, ''),
      clean: true,
    },
    cache: diskCache(sitePackage, target),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rules(sitePackage, target) },
    optimization: {
      // By their order, and not by their paths: the same bytes in any folder.
      ...(target !== 'hot' && { moduleIds: 'natural', chunkIds: 'natural' }),
      // Bundles for Node are read by the release tool alone, and its error messages name their functions.
      minimize: target === 'browser',
      // In this process: packages are built beside each other, so that more processes would find no core that is free.
      minimizer: [
        new MinimizerPlugin<MinifyOptions>({
          parallel: false,
          extractComments: false,
          minify: {
            implementation: MinimizerPlugin.terserMinify,
            // A second pass shortens what the first one has simplified.
            options: { ecma: 2022, compress: { passes: 2 }, format: { comments: false } },
          },
        }),
        new MinimizerPlugin<{ targets: Targets }>({
          test: /\.css$/,
          parallel: false,
          minify: {
            implementation: MinimizerPlugin.lightningCssMinify,
            options: { targets: OLDEST_BROWSERS },
          },
        }),
      ],
    },
    // The address of a development server is fixed.
    plugins: [trustedBuildDependencies, distinctStyles, ...(target === 'hot' ? [] : [releasePath(target)])],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
