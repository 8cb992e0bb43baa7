import { join } from 'node:path';
import type {
  Integrity,
  ReleaseManifest,
  ReleasePage,
  RemoteRelease,
  ShellRelease,
  ShellServer,
} from '@farekite/shared/contract';
import type { Compilation } from 'webpack';
import { withJsxRuntime } from '../presets/webpack/common';
import { containerName, pageName, type Room } from '../workspace/room';
import { loadBundle } from './bundle';
import type { Unversioned } from './manifest';

const ENTRY = 'browser/remoteEntry.js';

type Files = Readonly<Record<string, Integrity>>;

function filesOfChunkGroup(browser: Compilation, group: string): string[] {
  const files = browser.namedChunkGroups.get(group)?.getFiles() ?? [];
  return files.filter((file) => !file.includes('.hot-update.')).map((file) => `browser/${file}`);
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

/** What a remote's browser build gives, as its release tells it. */
export function describeRemote(room: Room, browser: Compilation, files: Files): Unversioned<RemoteRelease> {
  return {
    name: room.name,
    contract: room.contract,
    files,
    kind: 'remote',
    container: containerName(room.name),
    entry: ENTRY,
    pages: remotePages(room, browser),
    shared: withJsxRuntime(room.shared),
  };
}

/** What the shell's builds have put into its `dist`, as its release tells it. */
export function describeShell(room: Room, files: Files): Unversioned<ShellRelease> {
  const server = 'server/shell.js';
  const bundle = loadBundle(join(room.directory, 'dist', server), {}, '/');
  const { routes, hosts } = (bundle as { default: ShellServer }).default;
  return {
    name: room.name,
    contract: room.contract,
    files,
    kind: 'shell',
    script: 'browser/shell.js',
    development: 'development/shell.js',
    style: 'browser/shell.css',
    preload: Object.keys(files).filter((file) => file.endsWith('.woff2')),
    server,
    routes,
    ...(hosts && { hosts }),
    provides: withJsxRuntime(room.provides),
  };
}

/** The manifest of a finished build, but for its version. */
export function describeRelease(
  room: Room,
  browser: Compilation,
  files: Files,
): Unversioned<ReleaseManifest> {
  return room.kind === 'shell' ? describeShell(room, files) : describeRemote(room, browser, files);
}
