import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import webpack, { type MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { describeRemote } from '../build/describeRelease';
import { loadConfigurations } from '../build/loadConfigurations';
import { assertPublishable } from '../gate/contractGate';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';
import { listen } from '../serve/listen';
import { print } from '../util/print';
import { UserError } from '../util/UserError';
import { readSitePackage, type SitePackage } from '../workspace/sitePackage';
import { readLiveShell, type BaseSite } from './BaseSite';
import { createDevelopmentApp } from './createDevelopmentApp';

/** A compiler with the configuration `hot` of each package. */
async function createCompiler(packages: readonly SitePackage[]): Promise<MultiCompiler> {
  const configurations = await Promise.all(
    packages.map(async (sitePackage) => {
      const configuration = (await loadConfigurations(sitePackage, { WEBPACK_SERVE: true })).get('hot');
      if (!configuration) {
        throw new UserError(
          `The webpack.config.js of ${sitePackage.name} has no configuration for the development server`,
          'Export remote(import.meta.dirname) or shell(import.meta.dirname) of @farekite/tooling/webpack from it.',
        );
      }
      return configuration;
    }),
  );
  return webpack(configurations);
}

function serverConfiguration(port: number, app: ReturnType<typeof createDevelopmentApp>): Configuration {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    port,
    hot: true,
    liveReload: false,
    static: false,
    // It would count each answer that waits for its reader as a leak.
    compress: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    devMiddleware: { index: false, stats: { all: false, errors: true, warnings: true } },
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'site', middleware: answer }],
  };
}

/** Tries the port, because an error of webpack-dev-server when it opens the port cannot be caught. @returns the port */
async function findFreePort(wanted: number): Promise<number> {
  const probe = createServer();
  await listen(probe, { port: wanted });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Prints a warning when the contract gate of the base site would refuse a developed remote. */
function warnIfNotPublishable(release: RemoteRelease, shell: ShellRelease): void {
  try {
    assertPublishable(release, new Map([[shell.name, shell]]));
  } catch (error) {
    print(`Warning: the site would refuse this build of ${release.name}. ${(error as Error).message}`);
  }
}

/**
 * Collects the manifests of the developed remotes, which webpack builds in memory.
 *
 * @param compiler has one compiler for each of the packages, in the same order
 * @returns the manifests by path, as they are now: `/releases/mfe-deals/development/release.json`
 */
function collectReleases(
  packages: readonly SitePackage[],
  { compilers }: MultiCompiler,
  shell: ShellRelease,
): ReadonlyMap<string, RemoteRelease> {
  const releases = new Map<string, RemoteRelease>();
  for (const [index, sitePackage] of packages.entries()) {
    if (sitePackage.kind !== 'remote') continue;
    const path = `/releases/${sitePackage.name}/${DEVELOPMENT_VERSION}/release.json`;
    compilers[index]?.hooks.done.tap('collectReleases', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const release = { ...describeRemote(sitePackage, compilation, {}), version: DEVELOPMENT_VERSION };
      if (!releases.has(path)) warnIfNotPublishable(release, shell);
      releases.set(path, release);
    });
  }
  return releases;
}

/**
 * Serves the base site with some packages from their sources. When a source file is saved, the open pages are
 * updated: components keep their state, and styles change without a reload.
 *
 * @param directories the folders of the developed packages
 * @param wantedPort 0 takes any free port
 * @returns the server's origin, `http://localhost:3000`, after the first build
 * @throws UserError when the base site cannot be read or has no development build, or the port is in use
 */
export async function develop(
  directories: readonly string[],
  base: BaseSite,
  wantedPort: number,
): Promise<string> {
  const packages = directories.map(readSitePackage);
  const shell = await readLiveShell(base);
  if (!shell.development && !packages.some(({ kind }) => kind === 'shell')) {
    throw new UserError(
      `The shell at ${base.location} has no development build, which farekite dev needs`,
      'Publish a shell there that was built with this version of the tool, or use another site.',
    );
  }
  const port = await findFreePort(wantedPort);
  const compiler = await createCompiler(packages);
  const app = createDevelopmentApp(base, packages, collectReleases(packages, compiler, shell));
  const server = new WebpackDevServer(serverConfiguration(port, app), compiler);
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => {
      resolve();
    });
  });
  return `http://localhost:${String(port)}`;
}
