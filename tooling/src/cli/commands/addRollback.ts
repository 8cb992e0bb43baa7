import type { Command } from 'commander';
import { rollback } from '../../operations/rollback';
import { openStore } from '../../store/openStore';
import { describePublished, publishedRelease } from '../describePublished';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';

interface RollbackFlags extends SiteOption, JsonOption {
  readonly to?: string;
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
    .action(async (name: string, { site, json, ...options }: RollbackFlags) => {
      const result = await rollback(name, openStore(site), options);
      present(publishedRelease(result), describePublished, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite rollback mfe-deals', 'farekite rollback shell --to 77c1');
}
