import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import webpack, { type MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { loadConfigurations } from '../build/loadConfigurations';
import { assertPublishable } from '../gate/contractGate';
import { UserError } from '../util/UserError';
import { listen, localOrigin } from '../serve/listen';
import { readSitePackage, type SitePackage } from '../workspace/sitePackage';
import { answerFrom, type Respond } from './answerFrom';
import type { BaseSite } from './BaseSite';
import { DevelopmentReleases } from './DevelopmentReleases';

interface DevelopOptions {
  readonly port: number;
  readonly say: (line: string) => void;
}

async function compilerOf(packages: readonly SitePackage[]): Promise<MultiCompiler> {
  const configurations = await Promise.all(
    packages.map(async (sitePackage) => {
      const configuration = (await loadConfigurations(sitePackage, { WEBPACK_SERVE: true })).get('hot');
      if (!configuration)
        throw new Error(
          `The webpack.config.js of ${sitePackage.name} has no configuration for the development server`,
        );
      return configuration;
    }),
  );
  return webpack(configurations);
}

function serverOptions(port: number, respond: Respond): Configuration {
  return {
    port,
    hot: true,
    liveReload: false,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    devMiddleware: { index: false, stats: { all: false, errors: true, warnings: true } },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'site',
        middleware: (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
          respond(request, response).catch(next);
        },
      },
    ],
  };
}

/** The development server throws a taken port at nobody who could catch it. */
async function assertFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, { port });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Shows a whole site in which the packages in some folders come from their sources, and follow them
 * within a moment when they are saved: components keep their state, styles change in place.
 *
 * @returns the address at which it does, once the packages are built
 * @throws UserError when there is no such site, it cannot be developed over, or the port is taken
 */
export async function develop(
  directories: readonly string[],
  base: BaseSite,
  { port, say }: DevelopOptions,
): Promise<string> {
  const packages = directories.map(readSitePackage);
  const shell = await base.liveShell();
  if (!shell.development && !packages.some(({ kind }) => kind === 'shell')) {
    throw new UserError(
      `The shell at ${base.origin} has no development build, so nothing can be developed over it`,
      'Publish a shell that was built with this version of the tool there, or develop over the folder of --site.',
    );
  }
  const compiler = await compilerOf(packages);
  const releases = new DevelopmentReleases(packages, compiler, (release) => {
    try {
      assertPublishable(release, new Map([[shell.name, shell]]));
    } catch (error) {
      say(`It could not be published there as it is. ${(error as Error).message}`);
    }
  });
  const server = new WebpackDevServer(serverOptions(port, answerFrom(base, packages, releases)), compiler);
  await assertFree(port);
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => {
      resolve();
    });
  });
  return localOrigin(server.server as Server);
}
