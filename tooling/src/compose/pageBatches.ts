import type { ShellRelease } from '@farekite/shared/protocol';
import { hostsContractOf } from '../release/hostedContracts';
import { languagesOf } from '../release/languages';
import type { Pointer } from '../release/parsePointer';
import { pageKey } from '../store/pageKeys';
import { liveRemote } from '../store/pointers';
import type { PageBatch } from './PageComposer';
import type { PageGroup } from './pageGroups';

/** The pointers that a plan is made for; a publication that has not happened yet is among them. */
export type PlannedPointers = ReadonlyMap<string, Pointer>;

/** The pages of a batch, and whether older ones are better than what can be composed now. */
export interface PlannedBatch extends PageBatch {
  readonly keepsPresent: boolean;
}

/** What the pages of a group are composed from. */
export function batchesOf(
  shell: Pointer<ShellRelease>,
  { owner, paths }: PageGroup,
  pointers: PlannedPointers,
) {
  const live = liveRemote(pointers, owner);
  // Two publishers may have moved pointers at the same moment so that the shell does not host the remote.
  const isShown = (path: PageGroup['paths'][number]) =>
    live !== undefined && path !== null && hostsContractOf(shell, live) && live.pages[path] !== undefined;
  const batches: PlannedBatch[] = [
    { shell, remote: live, paths: paths.filter(isShown), keepsPresent: false },
    {
      shell,
      remote: undefined,
      paths: paths.filter((path) => !isShown(path)),
      keepsPresent: live !== undefined,
    },
  ];
  return batches.filter((batch) => batch.paths.length > 0);
}

export function keysOf({ shell, paths }: Pick<PageBatch, 'shell' | 'paths'>): string[] {
  return paths.flatMap((path) => languagesOf(shell).map((language) => pageKey(path, language)));
}
