import type { Command } from 'commander';
import { verifyInBrowser } from '../../gate/verifyInBrowser';
import { publish } from '../../operations/publish';
import { publishPreview } from '../../operations/publishPreview';
import { findRouteTable } from '../../pages/routes';
import { UsageError } from '../../util/UserError';
import {
  describePreviewed,
  describePublished,
  previewedReleases,
  publishedRelease,
  type PublishedRelease,
} from '../describePublished';
import {
  addChangeOptions,
  addExamples,
  addOriginOption,
  openSite,
  type ChangeOptions,
  type JsonOption,
} from '../options';
import { present } from '../present';

interface PublishFlags extends ChangeOptions {
  readonly preview?: true;
  readonly with?: readonly string[];
  readonly verify?: true;
  readonly create?: true;
  readonly origin?: string;
}

/** One result as it was before there could be several. */
function presentPublished(published: readonly PublishedRelease[], { json }: JsonOption): void {
  const [first, ...others] = published;
  if (first && others.length === 0) present(first, describePublished, { json });
  else present(published, (all) => all.map(describePublished).join('\n'), { json });
}

export function addPublish(program: Command): void {
  const command = program
    .command('publish <dist...>')
    .description(
      'Makes built releases live, one after the other. One that is refused leaves the site as it was.',
    )
    .option('--preview', 'only store them, for who opens ?preview=NAME@VERSION')
    .option('--with <release...>', 'other stored releases in the preview: NAME@VERSION')
    .option('--verify', 'first open their pages in a headless browser')
    .option('--create', 'begin a site where there is none yet')
    .action(async (dists: string[], { preview, verify, create, origin, json, ...flags }: PublishFlags) => {
      const { with: others = [], ...place } = flags;
      const options = {
        verify: verify ? verifyInBrowser : undefined,
        create: create ?? false,
        routes: findRouteTable(process.cwd()),
      };
      const description = { origin, dryRun: place.dryRun };
      const store = openSite(place);
      if (preview) {
        const show = { ...options, with: others };
        const previewed = await publishPreview(dists, store, show);
        present(previewedReleases(previewed, description), describePreviewed, { json });
        return;
      }
      if (others.length > 0)
        throw new UsageError('--with is for previews', 'Add --preview, or leave it out.');
      const published: PublishedRelease[] = [];
      for (const dist of dists) {
        const result = await publish(dist, store, options);
        published.push(publishedRelease(result, description));
      }
      presentPublished(published, { json });
    });
  addOriginOption(addChangeOptions(command));
  addExamples(
    command,
    'farekite publish mfe-deals/dist --verify',
    'farekite publish mfe-deals/dist mfe-home/dist --preview --site s3://bucket/site',
    'farekite publish mfe-*/dist shell/dist --create --site s3://bucket/new-site',
  );
}
