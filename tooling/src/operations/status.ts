import type { CanaryShare } from '@farekite/shared/canary';
import { readLastMove, readLiveMove } from '../store/history';
import { assertSiteExists, liveShell, readPointers, type LivePointer } from '../store/pointers';
import { listPreviewed } from '../store/previews';
import { listVersions } from '../store/releases';
import { PREVIEWS_PREFIX } from '../store/keys';
import { listKeys, type Store } from '../store/Store';

/** A release that a share of the visitors gets, in percent, since when and by whom it got that share. */
export interface CanaryStatus extends CanaryShare {
  /** ISO 8601 instant; `null` when the history does not say. */
  readonly since: string | null;
  readonly by: string | null;
  readonly commit: string | null;
}

export interface ReleaseStatus {
  /** `shell`, or the name of a remote. */
  readonly name: string;
  /** The live version; `null` when none is live. */
  readonly version: string | null;
  /** The version of the contract that the live release was built against. */
  readonly contract: string | null;
  /** Majors of the contract that the live shell hosts; `null` for a remote. */
  readonly hosts: readonly number[] | null;
  /** ISO 8601 instant; `null` when no release is live. */
  readonly liveSince: string | null;
  /** As a pipeline calls them, or the name of a user on the machine of the publisher. */
  readonly publishedBy: string | null;
  /** The commit that it was built from, and the address of the pipeline's run that made it live; `null` when not known. */
  readonly commit: string | null;
  readonly run: string | null;
  /** `null` when every visitor gets the live release. */
  readonly canary: CanaryStatus | null;
  /** The stored versions, which a rollback can go to; the live one is among them. */
  readonly kept: readonly string[];
  /** The stored versions that can be opened with `?preview=`. */
  readonly previewed: readonly string[];
}

export interface SiteStatus {
  /** The site's folder, or the address of its bucket. */
  readonly site: string;
  readonly releases: readonly ReleaseStatus[];
}

/**
 * The status of the shell, of every remote that has a route, and of every other one that is live or previewed.
 * @throws UserError when there is no site
 */
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
