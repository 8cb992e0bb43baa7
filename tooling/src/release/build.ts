import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Integrity,
  ReleaseManifest,
  ReleasePage,
  RemoteRelease,
  ShellRelease,
  ShellServer,
} from '@farekite/shared/contract';
import { createJiti } from 'jiti';
import webpack, { type Compilation, type Configuration, type MultiStats } from 'webpack';
import { containerName, pageName, readRoom, type Room } from '../workspace/room';
import { loadBundle } from './bundle';
import { listFiles } from './files';
import { integrityOfFile } from './integrity';
import { serializeManifest, withVersion } from './manifest';
import { ReleaseError } from './ReleaseError';
import { withJsxRuntime } from '../presets/webpack/common';

const ENTRY = 'browser/remoteEntry.js';

async function loadConfiguration(room: Room): Promise<Configuration[]> {
  const jiti = createJiti(__filename);
  return jiti.import<Configuration[]>(join(room.directory, 'webpack.config.ts'), { default: true });
}

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

async function hashFiles(dist: string): Promise<Record<string, Integrity>> {
  const files: Record<string, Integrity> = {};
  for (const target of ['browser', 'server'] as const) {
    for (const file of await listFiles(join(dist, target))) {
      files[`${target}/${file}`] = await integrityOfFile(join(dist, target, file));
    }
  }
  return files;
}

function filesOfChunkGroup(browser: Compilation, group: string): string[] {
  const files = browser.namedChunkGroups.get(group)?.getFiles() ?? [];
  return files.map((file) => `browser/${file}`);
}

function remotePages(room: Room, browser: Compilation): RemoteRelease['pages'] {
  return Object.fromEntries(
    Object.keys(room.pages).map((path): [string, ReleasePage] => {
      const files = filesOfChunkGroup(browser, pageName(path));
      return [
        path,
        {
          module: `./${pageName(path)}`,
          server: `server/${pageName(path)}.js`,
          scripts: files.filter((file) => file.endsWith('.js') && file !== ENTRY),
          styles: files.filter((file) => file.endsWith('.css')),
        },
      ];
    }),
  );
}

function describe(room: Room, browser: Compilation, files: Record<string, Integrity>): ReleaseManifest {
  const common = { name: room.name, contract: room.contract, files };
  if (room.kind === 'shell') {
    return withVersion<ShellRelease>({
      ...common,
      kind: 'shell',
      script: 'browser/shell.js',
      style: 'browser/shell.css',
      preload: Object.keys(files).filter((file) => file.endsWith('.woff2')),
      server: 'server/shell.js',
      routes: (loadBundle(join(room.directory, 'dist/server/shell.js'), {}, '/') as { default: ShellServer })
        .default.routes,
      provides: withJsxRuntime(room.provides),
    });
  }
  return withVersion<RemoteRelease>({
    ...common,
    kind: 'remote',
    container: containerName(room.name),
    entry: ENTRY,
    pages: remotePages(room, browser),
    shared: withJsxRuntime(room.shared),
  });
}

/**
 * Builds the room in a folder into its `dist`: `browser/`, `server/` and, last, `release.json`.
 * The same sources give the same bytes and the same version.
 *
 * @throws ReleaseError when webpack refuses the sources
 */
export async function build(directory: string): Promise<ReleaseManifest> {
  const room = readRoom(directory);
  const dist = join(room.directory, 'dist');
  await rm(join(dist, 'release.json'), { force: true });
  await mkdir(dist, { recursive: true });
  const stats = await runWebpack(await loadConfiguration(room));
  if (stats.hasErrors() || stats.hasWarnings()) {
    const report = stats.toString({ all: false, errors: true, warnings: true, errorDetails: false });
    throw new ReleaseError(
      `${room.name} does not build:\n${report.trimEnd()}`,
      'Mend what webpack reports and build again.',
    );
  }
  const browser = stats.stats[0]?.compilation;
  if (!browser) throw new Error('The browser build is missing from the statistics');
  const manifest = describe(room, browser, await hashFiles(dist));
  await writeFile(join(dist, 'release.json'), serializeManifest(manifest));
  return manifest;
}
