import type { CanaryShare } from '@farekite/shared/canary';
import { readLastMove, readLiveMove } from '../store/history';
import { assertSiteExists, liveShell, readPointers, type LivePointer } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listVersions } from '../store/releases';
import { PREVIEWS_PREFIX } from '../store/keys';
import { listKeys, type Store } from '../store/Store';

export interface CanaryStatus extends CanaryShare {
  readonly since: string | null;
  readonly by: string | null;
  readonly commit: string | null;
}

export interface ReleaseStatus {
  readonly name: string;
  readonly version: string | null;
  readonly contract: string | null;
  /** Majors of the contract that the live shell hosts; `null` for a remote. */
  readonly hosts: readonly number[] | null;
  readonly liveSince: string | null;
  readonly publishedBy: string | null;
  readonly commit: string | null;
  readonly run: string | null;
  readonly canary: CanaryStatus | null;
  readonly kept: readonly string[];
  readonly previewed: readonly string[];
}

export interface SiteStatus {
  readonly site: string;
  readonly releases: readonly ReleaseStatus[];
}

/** Of the shell, of every remote that has a route, and of every other one that is live or previewed. */
export async function status(store: Store): Promise<SiteStatus> {
  await assertSiteExists(store);
  const pointers = await readPointers(store);
  const routedRemotes = liveShell(pointers)?.routes.map(({ remote }) => remote) ?? [];
  const previewed = (await listKeys(store, PREVIEWS_PREFIX)).map((key) => key.split('/')[1] ?? '');
  const names = new Set(['shell', ...routedRemotes, ...pointers.keys(), ...previewed]);
  return {
    site: store.location,
    releases: await Promise.all(
      [...names].map(async (name) => {
        const live = pointers.get(name);
        const move = live && (await readLiveMove(store, live));
        return {
          name,
          version: live?.version ?? null,
          contract: live?.contract ?? null,
          hosts: live?.kind === 'shell' ? live.hosts : null,
          liveSince: move?.at ?? null,
          publishedBy: move?.by ?? null,
          commit: move?.commit ?? null,
          run: move?.run ?? null,
          canary: live ? await canaryStatus(store, live) : null,
          kept: await listVersions(store, name),
          previewed: await listPreviewed(store, name),
        };
      }),
    ),
  };
}

async function canaryStatus(store: Store, live: LivePointer): Promise<CanaryStatus | null> {
  if (!live.canary) return null;
  const { version, share } = live.canary;
  const move = await readLastMove(store, live);
  return {
    version,
    share,
    since: move?.at ?? null,
    by: move?.by ?? null,
    commit: move?.canary?.commit ?? null,
  };
}
