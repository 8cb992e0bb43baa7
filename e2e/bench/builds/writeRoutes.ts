import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A table of routes like that of the contract, by the paths of the pages. */
export type RouteTable = Readonly<Record<string, { readonly remote: string }>>;

/** The shell's script has no more routes: `shell/src/routes/firstRoutes.data.ts` */
const MAX_FIRST_ROUTES = 100;

/** What `shell/src/routes/firstRoutes.data.ts` gives for a table. */
export function firstRoutes(table: RouteTable) {
  const entries = Object.entries(table);
  const paths: Record<string, string[]> = {};
  for (const [path, { remote }] of entries.slice(0, MAX_FIRST_ROUTES)) (paths[remote] ??= []).push(path);
  return { paths, isComplete: entries.length <= MAX_FIRST_ROUTES };
}

/** The files in which a build finds a table of routes. */
export interface RouteFiles {
  /** In the place of `shared/contract/routes.json`. */
  readonly table: string;
  /** In the place of `shell/src/routes/firstRoutes.data.ts`: builds run that module, and it would read the table of the workspace. */
  readonly firstRoutes: string;
}

/** Writes a table of routes for a build. */
export async function writeRoutes(folder: string, table: RouteTable): Promise<RouteFiles> {
  const files: RouteFiles = {
    table: join(folder, 'routes.json'),
    firstRoutes: join(folder, 'firstRoutes.json'),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(files.table, JSON.stringify(table));
  await writeFile(files.firstRoutes, JSON.stringify(firstRoutes(table)));
  return files;
}
