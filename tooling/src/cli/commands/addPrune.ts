import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import type { Pruned, PruneOptions } from '../../operations/prune';
import { labelOf } from '../../release/manifest';
import { DryRunStore } from '../../store/DryRunStore';
import { openStore } from '../../store/openStore';
import type { Store } from '../../store/Store';
import { addChangeOptions, addExamples, parseCount, type ChangeOptions } from '../options';
import { present } from '../output';

interface PruneFlags extends ChangeOptions, Pick<PruneOptions, 'keep' | 'previewDays'> {
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
      'how many releases of each name to keep besides the live one (default: 5)',
      parseCount,
    )
    .option('--preview-days <n>', 'for how many days previews are kept (default: 14)', parseCount)
    .option('--yes', 'do not ask')
    .action(async (flags: PruneFlags) => {
      const { prune } = await import('../../operations/prune');
      const { json, yes, dryRun } = flags;
      const store = openStore(flags.site);
      const run = (from: Store, isDryRun: boolean) =>
        present(flags, async () => ({ ...(await prune(from, flags)), dryRun: isDryRun }), describePruned);
      const isAsked = process.stdin.isTTY && !yes && !json && !dryRun;
      if (dryRun || isAsked) {
        const { releases, pairs, previews } = await run(new DryRunStore(store), true);
        const isEmpty = releases.length + pairs.length + previews.length === 0;
        if (dryRun || isEmpty || !(await isConfirmed('Remove this? [y/N] '))) return;
      }
      await run(store, false);
    });
  addChangeOptions(command);
  addExamples(command, 'farekite prune --keep 3 --dry-run', 'farekite prune --preview-days 30 --yes');
}
