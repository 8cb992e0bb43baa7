import type { Command } from 'commander';
import { verifyInBrowser } from '../../gate/verifyInBrowser';
import { publish } from '../../operations/publish';
import { publishPreview } from '../../operations/publishPreview';
import { findRouteTable } from '../../pages/routes';
import { describePreviewed, previewedRelease } from '../describePreviewed';
import { describePublished, publishedRelease } from '../describePublished';
import {
  addDryRunOption,
  addExamples,
  addJsonOption,
  addOriginOption,
  addSiteOption,
  openSite,
  type DryRunOption,
  type JsonOption,
  type SiteOption,
} from '../options';
import { present } from '../present';
import { withProgress } from '../withProgress';

interface PublishFlags extends SiteOption, JsonOption, DryRunOption {
  readonly preview?: true;
  readonly verify?: true;
  readonly create?: true;
  readonly origin?: string;
}

/** Adds the command `publish`. */
export function addPublish(program: Command): void {
  const command = program
    .command('publish <dist>')
    .description(
      'Makes a built release live. It is checked at the contract gate and its pages are rendered first; a release ' +
        'that is refused leaves the site as it was. Any number of publishers may run at once.',
    )
    .option('--preview', 'store it without making it live; visitors see it with ?preview= in the address')
    .option('--verify', 'first open its pages in a headless browser, and refuse it if one has errors')
    .option('--create', 'begin a site where there is none yet')
    .action(async (dist: string, { preview, verify, create, origin, json, ...place }: PublishFlags) => {
      const { dryRun = false } = place;
      const options = {
        verify: verify ? verifyInBrowser : undefined,
        create: create ?? false,
        routes: findRouteTable(process.cwd()),
      };
      const store = openSite(place);
      if (preview) {
        const release = await withProgress({ json }, () => publishPreview(dist, store, options));
        present(previewedRelease(release, { origin, dryRun }), describePreviewed, { json });
        return;
      }
      const result = await withProgress({ json }, () => publish(dist, store, options));
      present(publishedRelease(result, dryRun), describePublished, { json });
    });
  addJsonOption(addOriginOption(addSiteOption(addDryRunOption(command))));
  addExamples(
    command,
    'farekite publish mfe-deals/dist --verify',
    'farekite publish mfe-deals/dist --preview --site s3://bucket/site',
    'farekite publish shell/dist --dry-run',
  );
}
