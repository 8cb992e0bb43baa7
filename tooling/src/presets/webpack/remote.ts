import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { REFRESH_RUNTIME_GLOBAL } from '@farekite/shared/protocol';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration, ExternalItemFunctionCallback } from 'webpack';
import { textFile } from '../../pages/locales';
import { chunkName } from '../../pages/pageNames';
import { containerName, readSitePackage, type SitePackage } from '../../workspace/sitePackage';
import { common, type ConfigurationFactory } from './common';

const REFRESH_RUNTIME = /\breact-refresh[\\/]runtime(?:\.js)?$/;

function pagesOf({ pages }: SitePackage) {
  return Object.entries(pages).map(([path, { file }]) => ({ name: chunkName(path), file }));
}

/** A module for each namespace in each language: a visitor downloads those of one page in one language. */
function textsOf({ directory, languages, pages }: SitePackage) {
  const all = new Set(Object.values(pages).flatMap(({ namespaces }) => namespaces));
  return languages.flatMap((language) =>
    [...all].map((namespace) => ({
      name: `locales/${language}/${namespace}`,
      file: textFile(directory, language, namespace),
    })),
  );
}

/** The refresh runtime of the shell keeps the packages' components apart. */
function borrowRefreshRuntime(packageName: string): ExternalItemFunctionCallback {
  return ({ request = '' }, callback) => {
    if (REFRESH_RUNTIME.test(request)) callback(null, `var ${REFRESH_RUNTIME_GLOBAL}("${packageName}")`);
    else callback();
  };
}

function browserBuild(sitePackage: SitePackage, target: 'browser' | 'hot'): Configuration {
  const base = common(sitePackage, target);
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      // Packages belong to the pages that use them, as other modules do.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: containerName(sitePackage.name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          [...pagesOf(sitePackage), ...textsOf(sitePackage)].map(({ name, file }) => [
            `./${name}`,
            { import: file, name },
          ]),
        ),
        shared: Object.fromEntries(
          Object.entries(sitePackage.shared).map(([name, requiredVersion]) => [
            name,
            { singleton: true, strictVersion: true, requiredVersion, import: false },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        // For tools of module federation.
        manifest: true,
        // Not a file in the current folder.
        virtualRuntimeEntry: true,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new CopyPlugin({
        // Their addresses are made of their names. Those that are imported are JPEG files.
        patterns: [{ from: 'src/pictures/*.{avif,webp}', to: 'assets/[name][ext]', noErrorOnMissing: true }],
      }),
    ],
    ...(target === 'hot' && { externals: [borrowRefreshRuntime(sitePackage.name)] }),
  };
}

function serverBuild(sitePackage: SitePackage): Configuration {
  const base = common(sitePackage, 'server');
  return {
    ...base,
    entry: Object.fromEntries(pagesOf(sitePackage).map(({ name, file }) => [name, file])),
    plugins: [
      ...base.plugins,
      // The release tool reads the texts.
      new CopyPlugin({
        patterns: textsOf(sitePackage).map(({ name, file }) => ({ from: file, to: `${name}.json` })),
      }),
    ],
    externals: Object.keys(sitePackage.shared),
  };
}

/** Pages are the exposed modules, peer dependencies the shared singletons. @param directory `import.meta.dirname` */
export function remote(directory: string): ConfigurationFactory {
  const sitePackage = readSitePackage(directory);
  return ({ WEBPACK_SERVE } = {}) =>
    WEBPACK_SERVE
      ? [browserBuild(sitePackage, 'hot')]
      : [browserBuild(sitePackage, 'browser'), serverBuild(sitePackage)];
}
