import type { Command } from 'commander';
import { endPreview } from '../../operations/endPreview';
import { openStore } from '../../store/openStore';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';

/** Adds the command `end-preview`. */
export function addEndPreview(program: Command): void {
  const command = program
    .command('end-preview <release>')
    .description('Ends the preview of a release, so that prune may remove it.')
    .action(async (release: string, { site, json }: SiteOption & JsonOption) => {
      await endPreview(release, openStore(site));
      present({ release }, () => `The preview of ${release} has ended`, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite end-preview mfe-deals@77c1d0a95ee2b346');
}
