import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { listPackageFiles } from '../../workspace/workspace';
import type { SitePackage } from '../../workspace/sitePackage';
import type { Target } from './Target';

/** What npm records about all packages that it has installed beside webpack. Other package managers write no such file. */
const INSTALLED = join(dirname(require.resolve('webpack/package.json')), '../.package-lock.json');

/**
 * The cache in which webpack keeps the results of a build for the next one, which has the same bytes as a build
 * without it. In memory alone where the installed packages are not known. Its version is a hash of everything that a
 * build depends on besides its modules: Node, the package's description and configuration, installed packages, the tool.
 */
export function diskCache(sitePackage: SitePackage, target: Target): NonNullable<Configuration['cache']> {
  if (!existsSync(INSTALLED)) return { type: 'memory' };
  const version = createHash('sha256').update(process.version).update(JSON.stringify(sitePackage));
  const tool = ['../..', '../../../tsconfig'].flatMap((folder) => listPackageFiles(join(__dirname, folder)));
  for (const file of [INSTALLED, join(sitePackage.directory, 'webpack.config.js'), ...tool.sort()])
    version.update(readFileSync(file));
  return {
    type: 'filesystem',
    // webpack wants different names for the packages that one development server builds.
    name: `${sitePackage.name}-${target}`,
    cacheDirectory: join(sitePackage.directory, 'node_modules/.cache/farekite'),
    version: version.digest('hex'),
    buildDependencies: { defaultWebpack: [] },
  };
}

/**
 * Keeps webpack from following what each loader requires, for some seconds of a first build: the version of
 * {@link diskCache} covers it.
 */
export function trustedBuildDependencies(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('trustedBuildDependencies', ({ buildDependencies }) => {
    buildDependencies.clear();
  });
}
