import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ReleaseManifest, Route, RoutePath, ShellRelease } from '@farekite/shared/contract';
import webpack, { type Compiler, type MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';
import { loadConfigurations } from '../release/configurations';
import { assertPublishable } from '../release/contractGate';
import { describeRemote } from '../release/describeRelease';
import { ReleaseError } from '../release/ReleaseError';
import { listen, localOrigin } from '../release/serve';
import { readRoom, type Room } from '../workspace/room';
import type { BaseSite } from './baseSite';
import { developmentDocument } from './developmentDocument';

interface DevelopOptions {
  readonly port: number;
  readonly say: (line: string) => void;
}

async function compilerOf(rooms: readonly Room[]): Promise<MultiCompiler> {
  const configurations = await Promise.all(
    rooms.map(async (room) => {
      const configuration = (await loadConfigurations(room)).get('hot');
      if (!configuration) throw new Error(`The webpack.config.ts of ${room.name} names no hot build`);
      return configuration;
    }),
  );
  return webpack(configurations);
}

/** What the shell is told of a remote that is built in memory, by the address at which it asks. */
class DevelopmentReleases {
  private readonly releases = new Map<string, ReleaseManifest>();

  constructor(
    rooms: readonly Room[],
    { compilers }: MultiCompiler,
    private readonly onBuilt: (release: ReleaseManifest) => void,
  ) {
    rooms.forEach((room, index) => {
      if (room.kind === 'remote') this.follow(room, compilers[index] as Compiler);
    });
  }

  at(path: string): ReleaseManifest | undefined {
    return this.releases.get(path);
  }

  private follow(room: Room, compiler: Compiler): void {
    compiler.hooks.done.tap('DevelopmentReleases', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const release = { ...describeRemote(room, compilation, {}), version: DEVELOPMENT_VERSION };
      const path = `/releases/${room.name}/${DEVELOPMENT_VERSION}/release.json`;
      if (!this.releases.has(path)) this.onBuilt(release);
      this.releases.set(path, release);
    });
  }
}

/** Whose the pages are that the live shell does not know: a page can be developed before it has a route. */
function newRoutes(rooms: readonly Room[], { routes }: ShellRelease): Route[] {
  const known = new Set<string>(routes.map(({ path }) => path));
  return rooms.flatMap(({ name, pages }) =>
    Object.keys(pages)
      .filter((path) => !known.has(path))
      .map((path) => ({ path: path as RoutePath, remote: name })),
  );
}

function serverOptions(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Configuration {
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
          answer(request, response).catch(next);
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
 * Shows a whole site in which the rooms in some folders come from their sources, and follow them
 * within a moment when they are saved: components keep their state, styles change in place.
 *
 * @returns the address at which it does, once the rooms are built
 * @throws ReleaseError when there is no such site, it cannot be developed over, or the port is taken
 */
export async function develop(
  directories: readonly string[],
  base: BaseSite,
  { port, say }: DevelopOptions,
): Promise<string> {
  const rooms = directories.map(readRoom);
  const developed = rooms.map(({ name }) => name);
  const shell = await base.liveShell();
  if (!shell.development && !developed.includes(shell.name)) {
    throw new ReleaseError(
      `The shell at ${base.origin} has no development build, so nothing can be developed over it`,
      'Publish a shell that was built with this version of the tool there, or develop over the folder of --site.',
    );
  }
  const compiler = await compilerOf(rooms);
  const releases = new DevelopmentReleases(rooms, compiler, (release) => {
    try {
      assertPublishable(release, new Map([[shell.name, shell]]));
    } catch (error) {
      say(`It could not be published there as it is. ${(error as Error).message}`);
    }
  });
  const server = new WebpackDevServer(
    serverOptions(port, async (request, response) => {
      const release = releases.at(request.url ?? '');
      if (release) {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(release));
        return;
      }
      // The shell may have been published anew since.
      const live = await base.liveShell();
      const added = newRoutes(rooms, live);
      const isNew = added.some(({ path }) => path === request.url?.replace(/[?#].*/, ''));
      const change = (html: string) =>
        developmentDocument(html, { shell: live, developed, newRoutes: added });
      // For a page without a route the site has the document of unknown paths, which does as well as any.
      await base.pass(request, response, change, isNew ? 200 : undefined);
    }),
    compiler,
  );
  await assertFree(port);
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => {
      resolve();
    });
  });
  return localOrigin(server.server as Server);
}
