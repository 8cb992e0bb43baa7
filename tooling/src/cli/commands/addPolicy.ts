import type { Command } from 'commander';
import { policy } from '../../operations/policy';
import { openStore } from '../../store/openStore';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';

interface PolicyFlags extends SiteOption, JsonOption {
  readonly preview?: true;
}

/** Adds the command `policy`. */
export function addPolicy(program: Command): void {
  const command = program
    .command('policy <name>')
    .description(
      'Prints the AWS policy for the pipeline of one remote, which can then publish, preview and roll back that ' +
        'remote and write nothing else, or for the pipeline of the shell, which can then do everything. Print that ' +
        'of a remote again when it gets a new path, or the site a new language.',
    )
    .option('--preview', 'for a pipeline that may preview the remote and change nothing that is live')
    .action(async (name: string, { site, json, preview }: PolicyFlags) => {
      const printed = await policy(name, openStore(site), { previewOnly: preview ?? false });
      // A policy is JSON in any case.
      present(printed, (text) => JSON.stringify(text, null, 2), { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(
    command,
    'farekite policy mfe-deals --site s3://bucket/site > publish-mfe-deals.json',
    'farekite policy mfe-deals --site s3://bucket/site --preview > preview-mfe-deals.json',
  );
}
