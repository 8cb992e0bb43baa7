import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Integrity, ReleaseManifest } from '@farekite/shared/protocol';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { integrityOf } from '../release/integrity';
import { serializeManifest, withVersion } from '../release/manifest';
import { listFiles } from '../util/files';
import { UserError } from '../util/UserError';
import { readSitePackage } from '../workspace/sitePackage';
import { describeRemote, describeShell } from './describeRelease';
import { loadConfigurations } from './loadConfigurations';

async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack returned no statistics');
  return stats;
}

/** The hashes of all built files by their paths relative to `dist`. */
async function hashFiles(dist: string, targets: readonly string[]): Promise<Record<string, Integrity>> {
  const files: Record<string, Integrity> = {};
  for (const target of targets) {
    for (const file of await listFiles(join(dist, target))) {
      files[`${target}/${file}`] = integrityOf(await readFile(join(dist, target, file)));
    }
  }
  return files;
}

/**
 * Builds the package in a folder into its `dist`: `browser/`, `server/`, for the shell also
 * `development/`, and finally `release.json`. The same sources give the same bytes and the same version.
 *
 * @throws UserError when webpack reports errors or warnings
 */
export async function build(directory: string): Promise<ReleaseManifest> {
  const sitePackage = readSitePackage(directory);
  const dist = join(sitePackage.directory, 'dist');
  await rm(join(dist, 'release.json'), { force: true });
  await mkdir(dist, { recursive: true });
  const configurations = await loadConfigurations(sitePackage);
  const stats = await runWebpack(configurations);
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
  // Federation's plugin writes it beside its manifest, with the paths of the sources on this machine.
  await rm(join(dist, 'browser/mf-stats.json'), { force: true });
  const targets = configurations.map(({ output }) => basename(output?.path ?? ''));
  const files = await hashFiles(dist, targets.sort());
  const manifest = withVersion<ReleaseManifest>(
    sitePackage.kind === 'shell'
      ? describeShell(sitePackage, files)
      : describeRemote(sitePackage, browser, files),
  );
  await writeFile(join(dist, 'release.json'), serializeManifest(manifest));
  return manifest;
}
