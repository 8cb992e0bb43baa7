import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { PageModule } from '@farekite/shared/contract';
import {
  releasePath,
  type RemoteRelease,
  type ShellRelease,
  type ShellServer,
} from '@farekite/shared/protocol';
import { buildShell } from '../builds/buildShell';
import { readLive, writeReleaseFiles } from '../builds/releases';
import { writeHome } from '../builds/writeHome';
import { generatedRoutes, type SiteSize } from './generatedRoutes';

/** The page that a remote's bundle for Node exports. @param modules those that the shell provides */
async function loadPage(
  file: string,
  assetsPath: string,
  modules: Readonly<Record<string, unknown>>,
): Promise<PageModule> {
  const module = { exports: {} };
  const run = compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require', 'RELEASE_PATH']);
  const require = (name: string) => modules[name];
  (run as (...bindings: unknown[]) => void)(module, module.exports, require, assetsPath);
  return module.exports as PageModule;
}

/**
 * Copies a site's folder and replaces its shell by one that has the routes of a site of a size. Only the English home
 * page is that of the new shell.
 *
 * @param target a folder that does not exist yet
 * @param folder for the build
 */
export async function writeSizedSite(
  size: SiteSize,
  site: string,
  target: string,
  folder: string,
): Promise<void> {
  const release = { name: 'shell', version: `with-${String(size.routes)}-routes` };
  const built = await buildShell({ folder, release, routes: generatedRoutes(size) });
  await cp(site, target, { recursive: true });
  const files = await writeReleaseFiles(built, folder, release, target);
  const { default: server } = built.server as { readonly default: ShellServer };
  const shell = { ...(await readLive<ShellRelease>(site, 'shell')), ...release, files };
  const remote = await readLive<RemoteRelease>(site, 'mfe-home');
  const bundle = remote.pages['/']?.server ?? '';
  const assetsPath = `${releasePath(remote)}browser/`;
  const module = await loadPage(join(site, releasePath(remote), bundle), assetsPath, server.modules);
  await writeHome({ server, shell, remote, module }, target);
}
