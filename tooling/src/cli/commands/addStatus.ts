import type { Command } from 'commander';
import { status } from '../../operations/status';
import { readHistory } from '../../store/history';
import { openStore } from '../../store/openStore';
import { assertSiteExists, readPointers } from '../../store/pointers';
import type { Store } from '../../store/Store';
import type { UserError } from '../../util/UserError';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';
import { reportWarning } from '../reportWarning';
import { historyTable, statusTable } from '../tables';

interface StatusFlags extends SiteOption, JsonOption {
  readonly history?: string | true;
}

async function showHistory(store: Store, name: string | undefined, { json }: JsonOption): Promise<void> {
  await assertSiteExists(store);
  const damaged: UserError[] = [];
  const history = await readHistory(store, await readPointers(store), name, (error) => damaged.push(error));
  present(history, historyTable, { json });
  for (const error of damaged) reportWarning(error, { json });
}

export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('Lists the live releases, who published them and when, and the other stored versions.')
    .option('--history [name]', 'list instead what went live, of one name or of all: the newest first')
    .action(async ({ site, json, history }: StatusFlags) => {
      const store = openStore(site);
      if (history === undefined) present(await status(store), statusTable, { json });
      else await showHistory(store, history === true ? undefined : history, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(
    command,
    'farekite status --site s3://bucket/site --json',
    'farekite status --history mfe-deals',
  );
}
