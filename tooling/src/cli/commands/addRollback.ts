import type { Command } from 'commander';
import { presentPublished } from '../presentPublished';
import { addChangeOptions, addExamples, openSite, type ChangeOptions } from '../options';

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
    .action(async (name: string, { to, because, ...flags }: RollbackFlags) => {
      const { rollback } = await import('../../operations/rollback');
      const options = { ...(to !== undefined && { to }), ...(because !== undefined && { because }) };
      await presentPublished(flags, () => rollback(name, openSite(flags), options));
    });
  addChangeOptions(command);
  addExamples(
    command,
    'farekite rollback mfe-deals --because "Prices are missing"',
    'farekite rollback shell --to 77c1 --dry-run',
  );
}
