import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Integrity, ReleaseManifest } from '@farekite/shared/contract';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { readRoom } from '../workspace/room';
import { loadConfigurations } from './configurations';
import { describeRelease } from './describeRelease';
import { listFiles } from './files';
import { integrityOfFile } from './integrity';
import { serializeManifest, withVersion } from './manifest';
import { ReleaseError } from './ReleaseError';

async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave no statistics'));
        else resolve(stats);
      });
    });
  });
}

async function hashFiles(dist: string, targets: readonly string[]): Promise<Record<string, Integrity>> {
  const files: Record<string, Integrity> = {};
  for (const target of targets) {
    for (const file of await listFiles(join(dist, target))) {
      files[`${target}/${file}`] = await integrityOfFile(join(dist, target, file));
    }
  }
  return files;
}

/**
 * Builds the room in a folder into its `dist`: `browser/`, `server/`, for the shell `development/` and,
 * last, `release.json`. The same sources give the same bytes and the same version.
 *
 * @throws ReleaseError when webpack refuses the sources
 */
export async function build(directory: string): Promise<ReleaseManifest> {
  const room = readRoom(directory);
  const dist = join(room.directory, 'dist');
  await rm(join(dist, 'release.json'), { force: true });
  await mkdir(dist, { recursive: true });
  const targets = new Map([...(await loadConfigurations(room))].filter(([target]) => target !== 'hot'));
  const stats = await runWebpack([...targets.values()]);
  if (stats.hasErrors() || stats.hasWarnings()) {
    const report = stats.toString({ all: false, errors: true, warnings: true, errorDetails: false });
    throw new ReleaseError(
      `${room.name} does not build:\n${report.trimEnd()}`,
      'Mend what webpack reports and build again.',
    );
  }
  const browser = stats.stats[0]?.compilation;
  if (!browser) throw new Error('The browser build is missing from the statistics');
  const files = await hashFiles(dist, [...targets.keys()].sort());
  const manifest = withVersion<ReleaseManifest>(describeRelease(room, browser, files));
  await writeFile(join(dist, 'release.json'), serializeManifest(manifest));
  return manifest;
}
