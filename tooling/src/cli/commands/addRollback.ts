import type { Command } from 'commander';
import { rollback } from '../../operations/rollback';
import { describePublished, publishedRelease } from '../describePublished';
import { addChangeOptions, addExamples, openSite, type ChangeOptions } from '../options';
import { present } from '../present';

interface RollbackFlags extends ChangeOptions {
  readonly to?: string;
  readonly because?: string;
}

export function addRollback(program: Command): void {
  const command = program
    .command('rollback <name>')
    .description(
      'Makes an earlier release of the shell or of a remote live again. It needs no sources and no build. ' +
        'Running it twice goes two releases back.',
    )
    .option('--to <version>', 'a stored version, or its first characters (default: the one before)')
    .option('--because <text>', 'the reason, for the history: one line')
    .action(async (name: string, { json, to, because, ...place }: RollbackFlags) => {
      const options = { ...(to !== undefined && { to }), ...(because !== undefined && { because }) };
      const result = await rollback(name, openSite(place), options);
      present(publishedRelease(result, place), describePublished, { json });
    });
  addChangeOptions(command);
  addExamples(
    command,
    'farekite rollback mfe-deals --because "Prices are missing"',
    'farekite rollback shell --to 77c1 --dry-run',
  );
}
