import { join } from 'node:path';
import { createJiti } from 'jiti';
import type { Configuration } from 'webpack';
import type { ConfigurationFactory, Target } from '../presets/webpack/common';
import type { SitePackage } from '../workspace/sitePackage';

/**
 * The configurations that a package's webpack.config.js exports, by what they build for.
 * @param env what webpack-cli passes to the configuration. @default that of `webpack build`
 */
export async function loadConfigurations(
  sitePackage: SitePackage,
  env: Parameters<ConfigurationFactory>[0] = {},
): Promise<ReadonlyMap<Target, Configuration>> {
  const file = join(sitePackage.directory, 'webpack.config.js');
  const configurations = await createJiti(__filename).import<ConfigurationFactory>(file, { default: true });
  return new Map(
    configurations(env).map((configuration) => [
      configuration.name?.split(':').at(-1) as Target,
      configuration,
    ]),
  );
}
