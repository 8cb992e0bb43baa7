import type { Command } from 'commander';
import { readHistory, type DamagedEntry } from '../../store/history';
import { openStore } from '../../store/openStore';
import { assertSiteExists, readPointers } from '../../store/pointers';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';
import { reportWarning } from '../reportWarning';
import { historyTable } from '../tables';

/** Adds the command `history`. */
export function addHistory(program: Command): void {
  const command = program
    .command('history [name]')
    .description(
      'Lists what was published, rolled back and previewed, when and by whom: the newest first, and as JSON the ' +
        'oldest first. Without a name it lists all of the site.',
    )
    .action(async (name: string | undefined, { site, json }: SiteOption & JsonOption) => {
      const store = openStore(site);
      await assertSiteExists(store);
      const pointers = await readPointers(store);
      const damaged: DamagedEntry[] = [];
      const history = await readHistory(store, pointers, name, (entry) => damaged.push(entry));
      present(history, historyTable, { json });
      for (const { error } of damaged) reportWarning(error, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite history mfe-deals');
}
