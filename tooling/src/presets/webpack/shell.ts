import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DefinePlugin, type Configuration } from 'webpack';
import { readSitePackage, type SitePackage } from '../../workspace/sitePackage';
import { common, type ConfigurationFactory } from './common';
import type { Target } from './rules';

/** Libraries are scripts that the browser runs in tasks of their own. describeShell has their names. */
const browserEntry = {
  react: ['react', 'react/jsx-runtime', 'react-dom/client'],
  shell: { import: './src/main.tsx', dependOn: 'react' },
};

/** Where browsers do not tell of visits, no script contains a line for it. */
function telemetry({ directory }: SitePackage): DefinePlugin {
  const site = JSON.parse(readFileSync(join(directory, 'site.json'), 'utf8')) as {
    readonly telemetry?: object;
  };
  return new DefinePlugin({ TELEMETRY: site.telemetry !== undefined });
}

function browserBuild(sitePackage: SitePackage, target: Exclude<Target, 'server'>): Configuration {
  const base = common(sitePackage, target);
  return {
    ...base,
    entry: target === 'browser' ? browserEntry : { shell: './src/development.tsx' },
    plugins: [
      ...base.plugins,
      telemetry(sitePackage),
      new DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(sitePackage.provides),
        // Leaves out of the federation runtime what a shell without manifests never runs.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}

function serverBuild(sitePackage: SitePackage): Configuration {
  const base = common(sitePackage, 'server');
  return {
    ...base,
    entry: { shell: './src/entry-server.tsx' },
    // One file, because the process that runs it can read no others.
    output: { ...base.output, asyncChunks: false },
    plugins: [...base.plugins, telemetry(sitePackage)],
  };
}

/** @param directory `import.meta.dirname` */
export function shell(directory: string): ConfigurationFactory {
  const sitePackage = readSitePackage(directory);
  return ({ WEBPACK_SERVE } = {}) =>
    WEBPACK_SERVE
      ? [browserBuild(sitePackage, 'hot')]
      : [
          browserBuild(sitePackage, 'browser'),
          serverBuild(sitePackage),
          browserBuild(sitePackage, 'development'),
        ];
}
