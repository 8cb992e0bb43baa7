import type { Command } from 'commander';
import { openStore } from '../../store/openStore';
import { addExamples, addJsonOption, addSiteOption, type SiteOption, type JsonOption } from '../options';

interface StatusFlags extends SiteOption, JsonOption {
  readonly history?: string | true;
}

export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('Lists the live releases, who published them and when, and the other stored versions.')
    .option('--history [name]', 'list instead what went live, of one name or of all: the newest first')
    .action(async ({ site, history, ...flags }: StatusFlags) => {
      const { showHistory, showStatus } = await import('../showStatus');
      if (history === undefined) await showStatus(openStore(site), flags);
      else await showHistory(openStore(site), flags, history === true ? undefined : history);
    });
  addJsonOption(addSiteOption(command));
  addExamples(
    command,
    'farekite status --site s3://bucket/site --json',
    'farekite status --history mfe-deals',
  );
}
