import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import table from '@farekite/shared/contract/routes.json' with { type: 'json' };
import { chunkName, readSitePackage } from '@farekite/tooling/webpack';
import type { RouteTable } from '../builds/writeRoutes';
import { WORKSPACE } from '../../support/workspace';

/** The name and the version of the bundle's only release, which has the shell and all pages in it. */
export const BUNDLE = { name: 'bundle', version: 'bundle' };

export interface BundleSources {
  /** The shell's module that loads pages; this one imports them. */
  readonly federation: string;
  /** The entry of the build for Node. It exports a {@link BundleServer}. */
  readonly server: string;
}

/** A page of any remote. */
interface BundledPage {
  readonly path: string;
  /** webpack's request for its module. */
  readonly request: string;
}

function listPages(): BundledPage[] {
  const remotes = new Set(Object.values(table).map(({ remote }) => remote));
  return [...remotes].flatMap((remote) => {
    const { directory, pages } = readSitePackage(join(WORKSPACE, remote));
    return Object.entries(pages).map(([path, request]) => ({ path, request: join(directory, request) }));
  });
}

/** The shell's table of routes, in which all pages are those of the bundle. */
export const BUNDLE_ROUTES: RouteTable = Object.fromEntries(
  Object.entries(table).map(([path, route]) => [path, { ...route, remote: BUNDLE.name }]),
);

function federationSource(pages: readonly BundledPage[]): string {
  const loaders = pages.map(({ path, request }) => {
    const chunk = chunkName(path);
    return `  './${chunk}': () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(request)}),`;
  });
  return [
    'const PAGES = {',
    ...loaders,
    '};',
    'export const createFederation = () => ({ load: ({ page }) => PAGES[page.module]() });',
  ].join('\n');
}

function serverSource(pages: readonly BundledPage[]): string {
  return [
    `export { default as shell } from ${JSON.stringify(join(WORKSPACE, 'shell/src/server.tsx'))};`,
    ...pages.map(({ request }, index) => `import * as page${String(index)} from ${JSON.stringify(request)};`),
    'export const modules = {',
    ...pages.map(({ path }, index) => `  ${JSON.stringify(path)}: page${String(index)},`),
    '};',
  ].join('\n');
}

/** Writes what differs in a build of the whole site as one bundle. */
export async function writeBundleSources(folder: string): Promise<BundleSources> {
  const pages = listPages();
  const sources: BundleSources = {
    federation: join(folder, 'federation.ts'),
    server: join(folder, 'server.ts'),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(sources.federation, federationSource(pages));
  await writeFile(sources.server, serverSource(pages));
  return sources;
}
