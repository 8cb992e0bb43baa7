import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { readSitePackage, type SitePackage } from '../../workspace/sitePackage';
import type { ConfigurationFactory } from './ConfigurationFactory';
import { common } from './common';
import { hot } from './hot';
import type { Target } from './Target';
import { TextFilesPlugin } from './TextFilesPlugin';
import { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';

/**
 * The libraries are scripts of their own, so that the browser runs each of them in a task of its own. Their names
 * are in the manifest, see describeShell.
 */
const browserEntry = {
  react: ['react', 'react/jsx-runtime', 'react-dom/client'],
  shell: { import: './src/browser.tsx', dependOn: 'react' },
};

function browserBuild(sitePackage: SitePackage, target: Exclude<Target, 'server'>): Configuration {
  const base = common(sitePackage, target);
  return {
    ...base,
    entry: target === 'browser' ? browserEntry : { shell: './src/development.tsx' },
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...base.plugins,
      new DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(sitePackage.provides),
      }),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new TextFilesPlugin(['shell']),
      // It loads scripts with its saved changes, which need the shell's Trusted Types policy.
      ...(target === 'hot' ? [new VerifiedLoadingPlugin()] : []),
    ],
  };
}

function serverBuild(sitePackage: SitePackage): Configuration {
  const base = common(sitePackage, 'server');
  return {
    ...base,
    entry: { shell: './src/server.tsx' },
    output: { ...base.output, library: { type: 'commonjs2' }, publicPath: '' },
  };
}

/**
 * The build configurations of the shell, one for each {@link Target}, by which it is named.
 *
 * @param directory the shell's folder: `import.meta.dirname`
 */
export function shell(directory: string): ConfigurationFactory {
  const sitePackage = readSitePackage(directory);
  return ({ WEBPACK_SERVE } = {}) =>
    WEBPACK_SERVE
      ? [hot(sitePackage, browserBuild(sitePackage, 'hot'))]
      : [
          browserBuild(sitePackage, 'browser'),
          serverBuild(sitePackage),
          browserBuild(sitePackage, 'development'),
        ];
}
