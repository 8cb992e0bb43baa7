import type { Command } from 'commander';
import { rollback } from '../../operations/rollback';
import { describePublished, publishedRelease } from '../describePublished';
import {
  addDryRunOption,
  addExamples,
  addJsonOption,
  addSiteOption,
  openSite,
  type DryRunOption,
  type JsonOption,
  type SiteOption,
} from '../options';
import { present } from '../present';
import { withProgress } from '../withProgress';

interface RollbackFlags extends SiteOption, JsonOption, DryRunOption {
  readonly to?: string;
  readonly because?: string;
}

/** Adds the command `rollback`. */
export function addRollback(program: Command): void {
  const command = program
    .command('rollback <name>')
    .description(
      'Makes an earlier release of the shell or of a remote live again. It needs no sources and no build. ' +
        'Running it twice goes two releases back.',
    )
    .option(
      '--to <version>',
      'a stored version, or its first characters (default: the one that was live before)',
    )
    .option('--because <text>', 'the reason, for the history: one line')
    .action(async (name: string, { json, to, because, ...place }: RollbackFlags) => {
      const options = { ...(to !== undefined && { to }), ...(because !== undefined && { because }) };
      const result = await withProgress({ json }, () => rollback(name, openSite(place), options));
      present(publishedRelease(result, place), describePublished, { json });
    });
  addJsonOption(addSiteOption(addDryRunOption(command)));
  addExamples(
    command,
    'farekite rollback mfe-deals --because "Prices are missing"',
    'farekite rollback shell --to 77c1 --dry-run',
  );
}
