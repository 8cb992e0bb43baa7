import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { DEFAULT_KEEP, DEFAULT_PREVIEW_DAYS, prune, type Pruned } from '../../operations/prune';
import { labelOf } from '../../release/manifest';
import { DryRunStore } from '../../store/DryRunStore';
import { openStore } from '../../store/openStore';
import { addChangeOptions, addExamples, parseCount, type ChangeOptions } from '../options';
import { present } from '../present';

interface PruneFlags extends ChangeOptions {
  readonly keep: number;
  readonly previewDays: number;
  readonly yes?: true;
}

interface PruneResult extends Pruned {
  /** Whether all of this would be removed, but was not. */
  readonly dryRun: boolean;
}

function describePruned({ releases, pairs, previews, dryRun }: PruneResult): string {
  if (releases.length + pairs.length + previews.length === 0) return 'There is nothing to remove';
  const state = dryRun ? 'would be removed' : 'removed';
  return [
    ...previews.map((key) => `preview ${key} ${state}`),
    ...pairs.map((pair) => `pages ${pair} ${state}`),
    ...releases.map((release) => `release ${labelOf(release)} ${state}`),
  ].join('\n');
}

/** Asks at a terminal; elsewhere nobody could answer. */
async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

export function addPrune(program: Command): void {
  const command = program
    .command('prune')
    .description(
      'Removes old releases and pages. What is live or previewed, and what was stored or live within the last day, is ' +
        'kept. Pages that visitors opened with a removed release cannot load its files any more. It asks at a terminal.',
    )
    .option(
      '--keep <n>',
      'how many releases of each name to keep besides the live one',
      parseCount,
      DEFAULT_KEEP,
    )
    .option('--preview-days <n>', 'for how many days previews are kept', parseCount, DEFAULT_PREVIEW_DAYS)
    .option('--yes', 'do not ask')
    .action(async ({ keep, previewDays, json, yes, site, dryRun }: PruneFlags) => {
      const options = { keep, previewDays };
      const store = openStore(site);
      const isAsked = process.stdin.isTTY && !yes && !json;
      let result: PruneResult | undefined;
      if (dryRun || isAsked) {
        const pruned = await prune(new DryRunStore(store), options);
        result = { ...pruned, dryRun: true };
        present(result, describePruned, { json });
      }
      const isEmpty = result && result.releases.length + result.pairs.length + result.previews.length === 0;
      if (!dryRun && !isEmpty && (!isAsked || (await isConfirmed('Remove this? [y/N] ')))) {
        const pruned = await prune(store, options);
        present({ ...pruned, dryRun: false }, describePruned, { json });
      }
    });
  addChangeOptions(command);
  addExamples(command, 'farekite prune --keep 3 --dry-run', 'farekite prune --preview-days 30 --yes');
}
