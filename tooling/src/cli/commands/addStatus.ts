import type { Command } from 'commander';
import { status } from '../../operations/status';
import { openStore } from '../../store/openStore';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';
import { statusTable } from '../tables';

/** Adds the command `status`. */
export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('Lists the live releases, who published them and when, and the other stored versions.')
    .action(async ({ site, json }: SiteOption & JsonOption) => {
      present(await status(openStore(site)), statusTable, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite status', 'farekite status --site s3://bucket/site --json');
}
