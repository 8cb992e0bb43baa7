import type { Command } from 'commander';
import { findRouteTable } from '../../pages/routes';
import { presentPublished } from '../presentPublished';
import { addChangeOptions, addExamples, addOriginOption, openSite, type ChangeOptions } from '../options';

interface PromoteFlags extends ChangeOptions {
  readonly origin?: string;
}

export function addPromote(program: Command): void {
  const command = program
    .command('promote <release>')
    .description(
      'Makes a stored release live, such as one that was previewed. Its pages are those of the preview, byte for byte.',
    )
    .action(async (release: string, flags: PromoteFlags) => {
      const { promote } = await import('../../operations/promote');
      const routes = findRouteTable(process.cwd());
      await presentPublished(flags, () => promote(release, openSite(flags), { routes }));
    });
  addOriginOption(addChangeOptions(command));
  addExamples(command, 'farekite promote mfe-deals@77c1d0a95ee2b346');
}
