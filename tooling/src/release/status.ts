import { hostedMajors } from './contractGate';
import { flipsIn, previewedVersions, readHistory } from './history';
import { liveShell } from './pointers';
import type { Site } from './Site';

export interface ReleaseStatus {
  readonly name: string;
  /** `null` while nothing is live. */
  readonly version: string | null;
  readonly contract: string | null;
  /** Majors of the contract that the live shell hosts; `null` for a remote. */
  readonly hosts: readonly number[] | null;
  readonly liveSince: string | null;
  readonly publishedBy: string | null;
  /** Versions that a rollback can go to, the live one among them. */
  readonly kept: readonly string[];
  /** Those of them that `?preview=` shows on request. */
  readonly previewed: readonly string[];
}

export interface SiteStatus {
  readonly site: string;
  readonly releases: readonly ReleaseStatus[];
}

/** What is live of the shell and of every remote that it knows. */
export async function status(site: Site): Promise<SiteStatus> {
  await site.assertExists();
  const pointers = await site.pointers();
  const history = await readHistory(site);
  const routed = liveShell(pointers)?.routes.map(({ remote }) => remote) ?? [];
  const names = new Set(['shell', ...routed, ...pointers.keys()]);
  return {
    site: site.directory,
    releases: await Promise.all(
      [...names].map(async (name) => {
        const live = pointers.get(name);
        const flip = flipsIn(history).findLast(
          (entry) => entry.name === name && entry.version === live?.version,
        );
        return {
          name,
          version: live?.version ?? null,
          contract: live?.contract ?? null,
          hosts: live?.kind === 'shell' ? hostedMajors(live) : null,
          liveSince: flip?.at ?? null,
          publishedBy: flip?.by ?? null,
          kept: await site.keptVersions(name),
          previewed: previewedVersions(history, name),
        };
      }),
    ),
  };
}
