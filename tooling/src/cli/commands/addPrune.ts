import type { Command } from 'commander';
import { DEFAULT_KEEP, prune, type PrunedRelease } from '../../operations/prune';
import { labelOf } from '../../release/manifest';
import type { DamagedEntry } from '../../store/history';
import { StoreError } from '../../util/UserError';
import {
  addDryRunOption,
  addExamples,
  addJsonOption,
  addSiteOption,
  openSite,
  parseCount,
  type DryRunOption,
  type JsonOption,
  type SiteOption,
} from '../options';
import { present } from '../present';
import { reportWarning } from '../reportWarning';
import { withProgress } from '../withProgress';

interface PruneFlags extends SiteOption, JsonOption, DryRunOption {
  readonly keep: number;
}

interface PruneResult {
  readonly removed: readonly PrunedRelease[];
  /** Whether they would be removed, but were not. */
  readonly dryRun: boolean;
}

function describePruned({ removed, dryRun }: PruneResult): string {
  if (removed.length === 0) return 'There are no releases to remove';
  const state = dryRun ? 'would be removed' : 'is removed';
  return removed.map((release) => `${labelOf(release)} ${state}`).join('\n');
}

function warningOf({ names, error: { problem, remedy } }: DamagedEntry): StoreError {
  return new StoreError(
    problem,
    `${remedy} Until then, prune keeps every release of ${names.join(' and ')}.`,
  );
}

/** Adds the command `prune`. */
export function addPrune(program: Command): void {
  const command = program
    .command('prune')
    .description(
      'Removes old releases. Releases that are live or previewed, that a page was composed from, or that were stored ' +
        'within the last day are kept. Pages that visitors opened with a removed release cannot load its files any more.',
    )
    .option(
      '--keep <n>',
      'the number of releases to keep besides the live one, of the shell and of each remote',
      parseCount,
      DEFAULT_KEEP,
    )
    .action(async ({ keep, json, ...place }: PruneFlags) => {
      const damaged: DamagedEntry[] = [];
      const onDamage = (entry: DamagedEntry) => damaged.push(entry);
      const removed = await withProgress({ json }, () => prune(openSite(place), { keep, onDamage }));
      present({ removed, dryRun: place.dryRun ?? false }, describePruned, { json });
      for (const entry of damaged) reportWarning(warningOf(entry), { json });
    });
  addJsonOption(addSiteOption(addDryRunOption(command)));
  addExamples(command, 'farekite prune --keep 3', 'farekite prune --keep 3 --dry-run');
}
