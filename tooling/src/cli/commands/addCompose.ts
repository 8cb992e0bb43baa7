import type { Command } from 'commander';
import { compose } from '../../operations/compose';
import { openStore } from '../../store/openStore';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';
import { withProgress } from '../withProgress';

/** Adds the command `compose`. */
export function addCompose(program: Command): void {
  const command = program
    .command('compose')
    .description(
      'Composes all pages, and writes those that are missing, damaged or do not match the live releases, and ' +
        'compressed files that are damaged.',
    )
    .action(async ({ site, json }: SiteOption & JsonOption) => {
      const files = await withProgress({ json }, () => compose(openStore(site)));
      present({ files }, () => `${String(files.length)} files of the site written`, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite compose --site /srv/farekite/site');
}
