import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import { WebpackError, type Compiler, type RuleSetRule } from 'webpack';

/** The compiler's options, for webpack. */
const COMPILER_CONFIGURATION = join(__dirname, '../../../tsconfig/compile.json');

export type Target =
  /** For visitors. */
  | 'browser'
  /** For Node, which prerenders the pages. */
  | 'server'
  /** Of the shell, with React's development build, for `farekite dev` of a remote. */
  | 'development'
  /** Of a development server. */
  | 'hot';

const STYLE_MODULE = /([^/\\]+)\.module\.scss$/;

/** Two style modules of the same name would have the same classes. */
export function distinctStyles(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('distinctStyles', (compilation) => {
    compilation.hooks.finishModules.tap('distinctStyles', (modules) => {
      const files = new Map<string, string>();
      for (const module of modules) {
        const file = module.nameForCondition() ?? '';
        const [, name] = STYLE_MODULE.exec(file) ?? [];
        if (name === undefined) continue;
        const first = files.get(name) ?? file;
        files.set(name, first);
        if (first === file) continue;
        compilation.errors.push(
          new WebpackError(`${first} and ${file} have the same name. Rename one of them.`),
        );
      }
    });
  });
}

export function rules(packageName: string, target: Target): (RuleSetRule | false)[] {
  const isHot = target === 'hot';
  // One of a release's builds is enough.
  const emitsFiles = isHot || target === 'browser';
  const tsLoader = {
    loader: require.resolve('ts-loader'),
    options: {
      configFile: COMPILER_CONFIGURATION,
      transpileOnly: true,
      // The contract package ships its sources.
      allowTsInNodeModules: true,
      compilerOptions: { sourceMap: target === 'server' || target === 'browser' },
      ...(isHot && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
    } satisfies Partial<LoaderOptions>,
  };
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 1,
      sourceMap: isHot,
      modules: {
        auto: true,
        namedExport: false,
        exportOnlyLocals: !emitsFiles,
        // mfe-deals_DealCard_price: two packages may bundle the same component of the contract. With hashes, the home page would
        // have 1.6 kB more.
        localIdentName: `${packageName}_[1]_[local]`,
        localIdentRegExp: STYLE_MODULE,
      },
    },
  };
  return [
    { test: /\.tsx?$/, use: tsLoader },
    {
      test: /\.scss$/,
      use: [
        emitsFiles && MiniCssExtractPlugin.loader,
        cssLoader,
        { loader: require.resolve('sass-loader'), options: { sourceMap: isHot } },
      ],
    },
    // The icons, because a bundle for Node cannot read files, and the font, which no page then requests.
    { resourceQuery: /^\?inline$/, type: 'asset/inline' },
    {
      test: /\.(woff2|svg|png|jpe?g|webp|avif|ico)$/,
      resourceQuery: { not: [/^\?inline$/] },
      type: 'asset/resource',
      generator: { filename: 'assets/[name][ext]', emit: emitsFiles },
    },
  ];
}
