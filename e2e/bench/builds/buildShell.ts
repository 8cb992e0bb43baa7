import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releasePath } from '@farekite/shared/protocol';
import { shell } from '@farekite/tooling/webpack';
import webpack, { type Configuration, type MultiStats, type WebpackPluginInstance } from 'webpack';
import { writeRoutes, type RouteFiles, type RouteTable } from './writeRoutes';
import { WORKSPACE } from '../../support/workspace';

/** A build of the shell that differs from its own. */
export interface ShellBuild {
  /** Gets `browser/` and `server/`. */
  readonly folder: string;
  /** The release whose files the site has at its address. */
  readonly release: { readonly name: string; readonly version: string };
  /** The routes of the site. */
  readonly routes: RouteTable;
  /** Files in the place of other modules, by the path of the module in the workspace. @default none */
  readonly replacements?: Readonly<Record<string, string>>;
  /** The entry of the build for Node. @default that of the shell */
  readonly serverEntry?: string;
  /** Besides those of the shell. @default none */
  readonly browserPlugins?: readonly WebpackPluginInstance[];
}

export interface BuiltShell {
  /** The paths of the files for browsers, relative to the folder of the build: `browser/shell.js` */
  readonly files: readonly string[];
  /** Those that a chunk with a name loads. */
  readonly filesOfChunk: (name: string) => readonly string[];
  /** What the build for Node exports. */
  readonly server: unknown;
}

async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => {
        if (result) resolve(result);
        else reject(error ?? new Error('webpack returned no statistics'));
      });
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return stats;
}

/** Lets a build read a file in the place of a module. */
function replaceModule(path: string, file: string): WebpackPluginInstance {
  const module = join(WORKSPACE, path).replaceAll(/[^\w/]/g, '\\$&');
  return new webpack.NormalModuleReplacementPlugin(new RegExp(`^${module}$`), file);
}

function replaceRoutes({ table, firstRoutes }: RouteFiles): WebpackPluginInstance[] {
  return [
    replaceModule('shared/contract/routes.json', table),
    // Where it is requested: as a file it would be run as a data module, too.
    new webpack.NormalModuleReplacementPlugin(/\/firstRoutes\.data$/, firstRoutes),
  ];
}

/** The shell's own configuration for a target, with what differs. */
function configurationFor(
  target: string,
  { folder, replacements = {} }: ShellBuild,
  routes: RouteFiles,
): Configuration {
  const configuration = shell(join(WORKSPACE, 'shell'))().find(({ name }) => name === `shell:${target}`);
  if (!configuration) throw new Error(`The shell has no build for ${target}`);
  return {
    ...configuration,
    // The cache of the shell's own builds has the modules that are replaced.
    cache: false,
    output: { ...configuration.output, path: join(folder, target) },
    plugins: [
      ...(configuration.plugins ?? []),
      ...replaceRoutes(routes),
      ...Object.entries(replacements).map(([path, file]) => replaceModule(path, file)),
    ],
  };
}

function browserConfiguration(build: ShellBuild, routes: RouteFiles): Configuration {
  const configuration = configurationFor('browser', build, routes);
  return { ...configuration, plugins: [...(configuration.plugins ?? []), ...(build.browserPlugins ?? [])] };
}

function serverConfiguration(build: ShellBuild, routes: RouteFiles): Configuration {
  const configuration = configurationFor('server', build, routes);
  // The release tool gives the bundle this variable.
  const banner = `const RELEASE_PATH = ${JSON.stringify(`${releasePath(build.release)}browser/`)};`;
  return {
    ...configuration,
    entry: { shell: build.serverEntry ?? './src/server.tsx' },
    output: { ...configuration.output, filename: '[name].cjs' },
    plugins: [...(configuration.plugins ?? []), new webpack.BannerPlugin({ banner, raw: true })],
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'browser'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Builds the shell with other routes, and with some modules replaced. @throws Error when it does not build */
export async function buildShell(build: ShellBuild): Promise<BuiltShell> {
  const routes = await writeRoutes(build.folder, build.routes);
  const { stats } = await runWebpack([
    browserConfiguration(build, routes),
    serverConfiguration(build, routes),
  ]);
  const chunkGroups = stats[0]?.compilation.namedChunkGroups;
  return {
    files: await listFiles(build.folder),
    filesOfChunk: (name) =>
      chunkGroups
        ?.get(name)
        ?.getFiles()
        .map((file) => `browser/${file}`) ?? [],
    server: createRequire(import.meta.url)(join(build.folder, 'server/shell.cjs')),
  };
}
