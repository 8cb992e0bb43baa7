import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageModule, RoutePath } from '@farekite/shared/contract';
import type { ReleasePage, RemoteRelease, ShellRelease, ShellServer } from '@farekite/shared/protocol';
import type { TextFile } from '@farekite/shared/language';
import { chunkName, TextFilesPlugin, textFileName, VerifiedLoadingPlugin } from '@farekite/tooling/webpack';
import { buildShell, type BuiltShell } from '../builds/buildShell';
import { readLive, writeReleaseFiles } from '../builds/releases';
import { writeHome } from '../builds/writeHome';
import { BUNDLE, BUNDLE_ROUTES, writeBundleSources } from './bundleSources';

/** What the bundle for Node exports. */
interface BundleServer {
  readonly shell: ShellServer;
  /** The pages of all remotes. */
  readonly modules: Readonly<Record<RoutePath, PageModule>>;
}

/** Builds the sources of the shell and of all remotes as one code-split bundle, by the shell's own configuration. */
async function buildBundle(folder: string): Promise<BuiltShell> {
  const { federation, server } = await writeBundleSources(join(folder, 'sources'));
  return buildShell({
    folder,
    release: BUNDLE,
    routes: BUNDLE_ROUTES,
    replacements: { 'shell/src/remotes/federation.ts': federation },
    serverEntry: server,
    browserPlugins: [
      new VerifiedLoadingPlugin(),
      new TextFilesPlugin(Object.keys(BUNDLE_ROUTES).map(chunkName)),
    ],
  });
}

/**
 * Leaves in the text file of the bundle's shell, which imports all pages, what the home page needs: no texts that only
 * other pages have.
 */
async function removeTextsOfOtherPages(folder: string): Promise<void> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, 'browser', textFileName(name, 'en')), 'utf8')) as TextFile;
  const home = (await read(chunkName('/'))).en ?? {};
  const otherPaths = Object.keys(BUNDLE_ROUTES).filter((path) => path !== '/');
  const ofOthers = (await Promise.all(otherPaths.map((path) => read(chunkName(path))))).map(
    ({ en = {} }) => en,
  );
  const isNeeded = (key: string) => key in home || !ofOthers.some((texts) => key in texts);
  const all = Object.entries((await read('shell')).en ?? {});
  const needed: TextFile = { en: Object.fromEntries(all.filter(([key]) => isNeeded(key))) };
  await writeFile(join(folder, 'browser', textFileName('shell', 'en')), JSON.stringify(needed));
}

function describePage({ filesOfChunk }: BuiltShell, path: string): ReleasePage {
  const name = chunkName(path);
  const files = filesOfChunk(name);
  return {
    module: `./${name}`,
    server: '',
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** The bundle's pages as those of a remote: as such, the shell finds them and the document preloads them. */
function describePages(bundle: BuiltShell, paths: readonly string[]): Pick<RemoteRelease, 'entry' | 'pages'> {
  const pages = Object.fromEntries(paths.map((path) => [path, describePage(bundle, path)]));
  const [entry, ...scripts] = pages['/']?.scripts ?? [];
  if (entry === undefined) throw new Error('The bundle has no script for the home page');
  return { entry, pages: { ...pages, '/': { ...pages['/'], scripts } } as RemoteRelease['pages'] };
}

/**
 * Copies a site's folder and replaces its English home page by that of one bundle, which the bundle's own code
 * prerenders: a bundle names the classes of its styles once, releases each for itself.
 *
 * @param target a folder that does not exist yet
 * @param folder for the build
 */
export async function writeBundleSite(site: string, target: string, folder: string): Promise<void> {
  await cp(site, target, { recursive: true });
  const bundle = await buildBundle(folder);
  await removeTextsOfOtherPages(folder);
  const files = await writeReleaseFiles(bundle, folder, BUNDLE, target);
  const { shell: server, modules } = bundle.server as BundleServer;
  const liveShell = await readLive<ShellRelease>(site, 'shell');
  const liveHome = await readLive<RemoteRelease>(site, 'mfe-home');
  const pages = describePages(bundle, Object.keys(modules));
  const remote = { ...liveHome, ...BUNDLE, ...pages, files };
  await writeHome(
    { server, shell: { ...liveShell, ...BUNDLE, files }, remote, module: modules['/'] },
    target,
  );
}
