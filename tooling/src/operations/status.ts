import { readLastMove, readLiveMove } from '../store/history';
import { assertSiteExists, liveShell, readPointers, type LivePointer } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listVersions } from '../store/releases';
import { PREVIEWS_PREFIX } from '../store/keys';
import { listKeys, type Store } from '../store/Store';

export type SiteStatus = Awaited<ReturnType<typeof status>>;
export type ReleaseStatus = SiteStatus['releases'][number];
export type CanaryStatus = NonNullable<ReleaseStatus['canary']>;

/** Of the shell, of every remote that has a route, and of every other one that is live or previewed. */
export async function status(store: Store) {
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
          /** The majors of the contract that the live shell hosts. */
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

async function canaryStatus(store: Store, live: LivePointer) {
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
