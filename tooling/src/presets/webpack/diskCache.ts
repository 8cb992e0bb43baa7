import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { listPackageFiles } from '../../workspace/workspace';
import type { SitePackage } from '../../workspace/sitePackage';
import type { Target } from './rules';

/** npm's record of the installed packages. Other package managers write none. */
const INSTALLED = join(dirname(require.resolve('webpack/package.json')), '../.package-lock.json');

/** Its version is a hash of everything that a build depends on besides its modules. */
export function diskCache(sitePackage: SitePackage, target: Target): NonNullable<Configuration['cache']> {
  if (!existsSync(INSTALLED)) return { type: 'memory' };
  const version = createHash('sha256').update(process.version).update(JSON.stringify(sitePackage));
  const tool = ['../..', '../../../tsconfig'].flatMap((folder) => listPackageFiles(join(__dirname, folder)));
  for (const file of [INSTALLED, join(sitePackage.directory, 'webpack.config.js'), ...tool.sort()])
    version.update(readFileSync(file));
  return {
    type: 'filesystem',
    // One development server builds several packages.
    name: `${sitePackage.name}-${target}`,
    cacheDirectory: join(sitePackage.directory, 'node_modules/.cache/farekite'),
    version: version.digest('hex'),
    buildDependencies: { defaultWebpack: [] },
  };
}

/** webpack would follow what each loader requires for seconds, which the version of {@link diskCache} covers. */
export function trustedBuildDependencies(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('trustedBuildDependencies', ({ buildDependencies }) => {
    buildDependencies.clear();
  });
}
