import { join } from 'node:path';
import type {
  Integrity,
  ReleaseManifest,
  ReleasePage,
  RemoteRelease,
  ShellRelease,
} from '@farekite/shared/protocol';
import type { Compilation } from 'webpack';
import { withJsxRuntime } from '../presets/webpack/common';
import { textFileName } from '../presets/webpack/TextFilesPlugin';
import { containerName, chunkName, type SitePackage } from '../workspace/sitePackage';
import type { Unversioned } from '../release/manifest';
import { loadShellServer } from './loadShellServer';

const ENTRY = 'browser/remoteEntry.js';

type Files = Readonly<Record<string, Integrity>>;

/** The files that a page of the browser build loads, relative to the release's folder. */
function filesOfChunkGroup(browser: Compilation, group: string): string[] {
  const files = browser.namedChunkGroups.get(group)?.getFiles() ?? [];
  return files.filter((file) => !file.includes('.hot-update.')).map((file) => `browser/${file}`);
}

/** The text files of a page, or of the shell, by language; none for one without localized values. */
function textFilesOf(chunkName: string, files: Files): Pick<ReleasePage, 'texts'> {
  const languages = Object.keys(files).flatMap((file) => /\.([a-z]{2})\.json$/.exec(file)?.[1] ?? []);
  const texts = [...new Set(languages)]
    .map((language) => [language, `browser/${textFileName(chunkName, language)}`] as const)
    .filter(([, file]) => Object.hasOwn(files, file));
  return texts.length > 0 ? { texts: Object.fromEntries(texts) } : {};
}

function remotePages(
  sitePackage: SitePackage,
  browser: Compilation,
  builtFiles: Files,
): RemoteRelease['pages'] {
  return Object.fromEntries(
    Object.keys(sitePackage.pages).map((path): [string, ReleasePage] => {
      const files = filesOfChunkGroup(browser, chunkName(path));
      return [
        path,
        {
          module: `./${chunkName(path)}`,
          server: `server/${chunkName(path)}.js`,
          scripts: files.filter((file) => file.endsWith('.js') && file !== ENTRY),
          styles: files.filter((file) => file.endsWith('.css')),
          ...textFilesOf(chunkName(path), builtFiles),
        },
      ];
    }),
  );
}

/** The manifest of a remote, without its version, from its browser build. */
export function describeRemote(
  sitePackage: SitePackage,
  browser: Compilation,
  files: Files,
): Unversioned<RemoteRelease> {
  return {
    name: sitePackage.name,
    contract: sitePackage.contract,
    files,
    kind: 'remote',
    container: containerName(sitePackage.name),
    containerFormat: 'webpack',
    entry: ENTRY,
    pages: remotePages(sitePackage, browser, files),
    shared: withJsxRuntime(sitePackage.shared),
    ...(sitePackage.languages && { languages: sitePackage.languages }),
  };
}

/** The manifest of the shell, without its version, from the files in its `dist`. */
export function describeShell(sitePackage: SitePackage, files: Files): Unversioned<ShellRelease> {
  const server = 'server/shell.js';
  const { routes, hosts, languages } = loadShellServer(join(sitePackage.directory, 'dist', server));
  return {
    name: sitePackage.name,
    contract: sitePackage.contract,
    files,
    kind: 'shell',
    containerFormat: 'webpack',
    script: 'browser/shell.js',
    libraries: ['browser/react.js'],
    development: 'development/shell.js',
    style: 'browser/shell.css',
    ...textFilesOf('shell', files),
    server,
    routes,
    ...(hosts && { hosts }),
    ...(languages && { languages }),
    provides: withJsxRuntime(sitePackage.provides),
  };
}

/** The manifest of a finished build, without its version. */
export function describeRelease(
  sitePackage: SitePackage,
  browser: Compilation,
  files: Files,
): Unversioned<ReleaseManifest> {
  return sitePackage.kind === 'shell'
    ? describeShell(sitePackage, files)
    : describeRemote(sitePackage, browser, files);
}
