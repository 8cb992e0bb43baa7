import type { Command } from 'commander';
import { DEFAULT_KEEP, prune, type PrunedRelease } from '../../operations/prune';
import { labelOf } from '../../release/manifest';
import { openStore } from '../../store/openStore';
import {
  addExamples,
  addJsonOption,
  addSiteOption,
  parseCount,
  type JsonOption,
  type SiteOption,
} from '../options';
import { present } from '../present';

interface PruneFlags extends SiteOption, JsonOption {
  readonly keep: number;
}

interface PruneResult {
  readonly removed: readonly PrunedRelease[];
}

function describePruned({ removed }: PruneResult): string {
  if (removed.length === 0) return 'There are no releases to remove';
  return removed.map((release) => `${labelOf(release)} is removed`).join('\n');
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
    .action(async ({ site, keep, json }: PruneFlags) => {
      present({ removed: await prune(openStore(site), { keep }) }, describePruned, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite prune --keep 3');
}
