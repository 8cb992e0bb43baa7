import { isAbsolute, join } from 'node:path';
import type { Targets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { MinifyOptions } from 'terser';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import type { SitePackage } from '../../workspace/sitePackage';
import { COMPILER_CONFIGURATION } from '../compilerConfiguration';
import { diskCache, TrustedBuildDependenciesPlugin } from './diskCache';
import { DistinctStylesPlugin, STYLE_MODULE } from './DistinctStylesPlugin';
import { packageIdentity } from './packageIdentity';
import { ReleasePathPlugin } from './ReleasePathPlugin';
import { StableIdentityPlugin } from './StableIdentityPlugin';
import type { Target } from './Target';

/** A version of a browser in the form of Lightning CSS: major, minor and patch in a byte each. */
const browserVersion = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that run the scripts, which are ES2022. */
const OLDEST_BROWSERS = {
  chrome: browserVersion(94),
  firefox: browserVersion(93),
  ios_saf: browserVersion(15, 4),
  safari: browserVersion(15, 4),
};

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

function rules(sitePackage: SitePackage, target: Target): RuleSetRule[] {
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: {
        auto: true,
        namedExport: false,
        exportOnlyLocals: !emitsFiles(target),
        // Like mfe-deals_DealCard_price: two packages that bundle the same component of the contract do not collide, and
        // DistinctStylesPlugin keeps those of one package apart. With hashes, the home page would have 1.6 kB more.
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
      // The same bytes wherever the package is built.
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        isAbsolute(absoluteResourcePath) ? packageIdentity(absoluteResourcePath) : absoluteResourcePath,
      clean: true,
    },
    cache: diskCache(sitePackage, target),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: rules(sitePackage, target) },
    optimization: {
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
    // A development server needs neither: its address is fixed, and it finds modules again by webpack's own names.
    plugins: [
      new TrustedBuildDependenciesPlugin(),
      new DistinctStylesPlugin(),
      ...(target === 'hot' ? [] : [new StableIdentityPlugin(), new ReleasePathPlugin(target)]),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
