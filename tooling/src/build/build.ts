import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { createJiti } from 'jiti';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import type { ConfigurationFactory } from '../presets/webpack/common';
import { serializeManifest, withVersion } from '../release/manifest';
import { hashFiles } from '../release/readRelease';
import { UserError } from '../util/UserError';
import { readSitePackage, type SitePackage } from '../workspace/sitePackage';
import { findWorkspace, listPackageFiles } from '../workspace/workspace';
import { describeRemote, describeShell } from './describeRelease';

export async function loadConfigurations(
  { directory }: SitePackage,
  env?: Parameters<ConfigurationFactory>[0],
): Promise<Configuration[]> {
  const file = join(directory, 'webpack.config.js');
  return (await createJiti(__filename).import<ConfigurationFactory>(file, { default: true }))(env);
}

export async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = (await promisify(compiler.run.bind(compiler))()) as MultiStats;
  await promisify(compiler.close.bind(compiler))();
  return stats;
}

/** turbo keeps a build under the sources from before it. @param startedAt a time of `Date.now()` */
export function assertUnchangedSince(startedAt: number, directories: readonly string[]): void {
  const saved = directories
    .flatMap(listPackageFiles)
    // Times of files have fractions of a millisecond.
    .find((file) => statSync(file).mtimeMs >= startedAt + 1);
  if (saved === undefined) return;
  throw new UserError(`${saved} was saved during the build`, 'Build again.');
}

/** Writes `dist`, `release.json` last. The same sources give the same bytes and the same version. */
export async function build(directory: string): Promise<ReleaseManifest> {
  const startedAt = Date.now();
  const sitePackage = readSitePackage(directory);
  const dist = join(sitePackage.directory, 'dist');
  await rm(dist, { recursive: true, force: true });
  const stats = await runWebpack(await loadConfigurations(sitePackage));
  if (stats.hasErrors() || stats.hasWarnings()) {
    const report = stats.toString({ all: false, errors: true, warnings: true, errorDetails: false });
    process.stderr.write(`${report.trimEnd()}\n`);
    throw new UserError(
      `${sitePackage.name} does not build`,
      'Fix what webpack reports above, then build again.',
    );
  }
  const browser = stats.stats[0]?.compilation;
  if (!browser) throw new Error('The statistics of webpack do not contain the browser build');
  // The federation plugin writes it, with the paths of the sources on this machine.
  await rm(join(dist, 'browser/mf-stats.json'), { force: true });
  const files = await hashFiles(dist);
  const manifest = withVersion<ReleaseManifest>(
    sitePackage.kind === 'shell'
      ? describeShell(sitePackage, files)
      : describeRemote(sitePackage, browser, files),
  );
  const workspace = findWorkspace(directory);
  if (workspace) assertUnchangedSince(startedAt, [directory, join(workspace, 'shared')]);
  await writeFile(join(dist, 'release.json'), serializeManifest(manifest));
  return manifest;
}
