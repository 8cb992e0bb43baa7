import { join } from 'node:path';
import { createJiti } from 'jiti';
import type { Configuration } from 'webpack';
import type { ConfigurationFactory } from '../presets/webpack/common';
import type { SitePackage } from '../workspace/sitePackage';

/**
 * The configurations that a package's webpack.config.js exports.
 * @param env what webpack-cli passes to the configuration. @default that of `webpack build`
 */
export async function loadConfigurations(
  { directory }: SitePackage,
  env?: Parameters<ConfigurationFactory>[0],
): Promise<Configuration[]> {
  const file = join(directory, 'webpack.config.js');
  return (await createJiti(__filename).import<ConfigurationFactory>(file, { default: true }))(env);
}
