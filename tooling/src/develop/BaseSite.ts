import { join } from 'node:path';
import type { ShellRelease } from '@farekite/shared/protocol';
import { proxy } from 'hono/proxy';
import { fetch as fetchWith, type RequestInit } from 'undici';
import { publish } from '../operations/publish';
import { parsePointer, type ShellPointer } from '../release/formats';
import { createApp } from '../serve/createApp';
import { objectsOf } from '../serve/objectsOf';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { dispatcherFor } from '../util/dispatcherFor';
import { UsageError } from '../util/UserError';
import { runTasks } from '../workspace/run';

export interface BaseSite {
  /** For people: an origin, a folder or a bucket. */
  readonly location: string;
  /** @param path with the query: `/about?a=b` */
  readonly get: (path: string, cookie?: string) => Promise<Response>;
}

/** @param address with credentials if the site has a password: `https://user:password@staging.example.com` */
export function runningSite({ origin, username, password }: URL): BaseSite {
  const credentials = Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64');
  const authorization = username && { authorization: `Basic ${credentials}` };
  const proxying = dispatcherFor(origin);
  const customFetch = async ({ url, headers }: Request) => {
    const options: RequestInit = { headers: [...headers], redirect: 'manual' };
    return (await fetchWith(url, { ...options, ...proxying })) as unknown as Response;
  };
  return {
    location: origin,
    get: (path, cookie = '') =>
      proxy(origin + path, {
        headers: { cookie, ...authorization },
        redirect: 'manual',
        ...(proxying.dispatcher && { customFetch }),
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
    // Where several addresses were tried, the cause of a failed request has a code alone.
    const { message, cause: reason } = cause as Error & { readonly cause?: NodeJS.ErrnoException };
    throw new UsageError(
      `There is no site at ${location}: ${path} cannot be read (${reason?.message || reason?.code || message})`,
      "Name the origin of a running site with --against, or leave --against out to use the site's folder.",
      { cause },
    );
  }
}
