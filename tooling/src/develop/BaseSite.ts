import { join } from 'node:path';
import type { ShellRelease } from '@farekite/shared/protocol';
import { proxy } from 'hono/proxy';
import { publish } from '../operations/publish';
import { parsePointer, type ShellPointer } from '../release/formats';
import { createApp } from '../serve/createApp';
import { objectsOf } from '../serve/objectsOf';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { failureOf, serverAt } from '../util/serverAt';
import { UsageError } from '../util/UserError';
import { runTasks } from '../workspace/run';

export interface BaseSite {
  /** For people: an origin, a folder or a bucket. */
  readonly location: string;
  /** @param path with the query: `/about?a=b` */
  readonly get: (path: string, cookie?: string) => Promise<Response>;
}

/** @param address with credentials if the site has a password: `https://user:password@staging.example.com` */
export function runningSite(address: URL): BaseSite {
  const request = serverAt(address);
  return {
    location: address.origin,
    get: (path, cookie = '') =>
      proxy(address.origin + path, {
        headers: { cookie },
        customFetch: async ({ headers }) => {
          const answer = await request(path, { headers: Object.fromEntries(headers), redirect: 'manual' });
          return answer as unknown as Response;
        },
      }),
  };
}

/**
 * Builds and publishes the shell of the workspace first, if none is live.
 * @param workspace `undefined` for a remote in a repository of its own
 */
export async function openBaseSite(store: Store, workspace: string | undefined): Promise<BaseSite> {
  if (!liveShell(await readPointers(store, ['shell']))) {
    if (!workspace) {
      throw new UsageError(
        `There is no site in ${store.location}, and no workspace with a shell around the current folder`,
        'Name the origin of a running site with --against, or a site with --site.',
      );
    }
    const shell = join(workspace, 'shell');
    await runTasks(workspace, ['build'], [shell]);
    await publish(join(shell, 'dist'), store, { create: true });
  }
  const app = createApp(objectsOf(store));
  return {
    location: store.location,
    get: async (path, cookie = '') => app.request(path, { headers: { cookie } }),
  };
}

export async function readLiveShell({ location, get }: BaseSite): Promise<ShellRelease> {
  const path = '/live/shell.json';
  try {
    const response = await get(path);
    if (!response.ok) throw new Error(`status ${String(response.status)}`);
    return parsePointer(await response.text(), path) as ShellPointer;
  } catch (cause) {
    throw new UsageError(
      `There is no site at ${location}: ${path} cannot be read (${failureOf(cause)})`,
      "Name the origin of a running site with --against, or leave --against out to use the site's folder.",
      { cause },
    );
  }
}
