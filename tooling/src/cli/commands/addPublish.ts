import type { Command } from 'commander';
import { findRouteTable } from '../../pages/routes';
import { UsageError } from '../../util/UserError';
import { presentPreviewed, presentPublished } from '../presentPublished';
import { addChangeOptions, addExamples, addOriginOption, openSite, type ChangeOptions } from '../options';

interface PublishFlags extends ChangeOptions {
  readonly preview?: true;
  readonly with?: readonly string[];
  readonly create?: true;
  readonly origin?: string;
}

export function addPublish(program: Command): void {
  const command = program
    .command('publish <dist...>')
    .description(
      'Makes built releases live, one after the other. One that is refused leaves the site as it was.',
    )
    .option('--preview', 'only store them, for who opens ?preview=NAME@VERSION')
    .option('--with <release...>', 'other stored releases in the preview: NAME@VERSION')
    .option('--create', 'begin a site where there is none yet')
    .action(async (dists: string[], flags: PublishFlags) => {
      const { preview, create = false, with: others } = flags;
      const options = { create, routes: findRouteTable(process.cwd()) };
      const store = openSite(flags);
      if (preview) {
        const { publishPreview } = await import('../../operations/publishPreview');
        await presentPreviewed(flags, () => publishPreview(dists, store, { ...options, with: others ?? [] }));
        return;
      }
      if (others) throw new UsageError('--with is for previews', 'Add --preview, or leave it out.');
      const { publish } = await import('../../operations/publish');
      await presentPublished(flags, ...dists.map((dist) => () => publish(dist, store, options)));
    });
  addOriginOption(addChangeOptions(command));
  addExamples(
    command,
    'farekite publish mfe-deals/dist',
    'farekite publish mfe-deals/dist mfe-home/dist --preview --site s3://bucket/site',
    'farekite publish mfe-*/dist shell/dist --create --site s3://bucket/new-site',
  );
}
