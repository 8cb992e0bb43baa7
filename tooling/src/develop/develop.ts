import { DEVELOPMENT_VERSION, type RemoteRelease } from '@farekite/shared/protocol';
import { getRequestListener } from '@hono/node-server';
import webpack, { type MultiCompiler } from 'webpack';
import WebpackDevServer, { type RequestHandler } from 'webpack-dev-server';
import { describeRemote } from '../build/describeRelease';
import { loadConfigurations } from '../build/build';
import { tryPort } from '../serve/listen';
import { UserError } from '../util/UserError';
import { readSitePackage, type SitePackage } from '../workspace/sitePackage';
import { readLiveShell, type BaseSite } from './BaseSite';
import { createDevelopmentApp } from './createDevelopmentApp';

/** @returns the manifests of the latest builds, by name */
function collectReleases(
  packages: readonly SitePackage[],
  { compilers }: MultiCompiler,
): ReadonlyMap<string, RemoteRelease> {
  const releases = new Map<string, RemoteRelease>();
  for (const [index, sitePackage] of packages.entries()) {
    if (sitePackage.kind !== 'remote') continue;
    compilers[index]?.hooks.done.tap('collectReleases', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const release = describeRemote(sitePackage, compilation, {});
      releases.set(sitePackage.name, { ...release, version: DEVELOPMENT_VERSION });
    });
  }
  return releases;
}

/**
 * @param hosts besides `localhost` and addresses: `laptop.local`, or `.example.com`
 * @returns the server's origin, after the first build
 */
export async function develop(
  directories: readonly string[],
  base: BaseSite,
  wantedPort: number,
  hosts: readonly string[] = [],
): Promise<string> {
  const packages = directories.map(readSitePackage);
  const shell = await readLiveShell(base);
  if (!shell.development && !packages.some(({ kind }) => kind === 'shell')) {
    throw new UserError(
      `The shell at ${base.location} has no development build, which farekite dev needs`,
      'Publish a shell there that was built with this version of the tool, or use another site.',
    );
  }
  // An error of webpack-dev-server when it opens the port cannot be caught.
  const origin = await tryPort(wantedPort);
  const configurations = await Promise.all(
    packages.map((sitePackage) => loadConfigurations(sitePackage, { WEBPACK_SERVE: true })),
  );
  const compiler = webpack(configurations.flat());
  const app = createDevelopmentApp(base, packages, collectReleases(packages, compiler));
  const middleware = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  /** webpack-dev-server's own answer does not say what to do. */
  const refuseHost: RequestHandler = ({ headers }, response, next) => {
    if (server['isValidHost'](headers as Record<string, string>, 'host')) {
      next();
      return;
    }
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(
      `farekite dev does not answer to the host ${headers.host ?? ''}. Name it with --hosts or in FAREKITE_HOSTS.\n`,
    );
  };
  const server = new WebpackDevServer(
    {
      port: new URL(origin).port,
      ...(hosts.length > 0 && { allowedHosts: [...hosts] }),
      hot: true,
      liveReload: false,
      static: false,
      // It would count each answer that waits for its reader as a leak.
      compress: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      devMiddleware: { index: false, stats: { all: false, errors: true, warnings: true } },
      setupMiddlewares: (middlewares) => [
        { name: 'hosts', middleware: refuseHost },
        ...middlewares,
        { name: 'site', middleware },
      ],
    },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  return origin;
}
