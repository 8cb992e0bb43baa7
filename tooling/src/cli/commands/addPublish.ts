import type { Command } from 'commander';
import { verifyInBrowser } from '../../gate/verifyInBrowser';
import { publish } from '../../operations/publish';
import { publishPreview } from '../../operations/publishPreview';
import { findRouteTable } from '../../pages/routes';
import { openStore } from '../../store/openStore';
import { describePreviewed, previewedRelease } from '../describePreviewed';
import { describePublished, publishedRelease } from '../describePublished';
import {
  addExamples,
  addJsonOption,
  addOriginOption,
  addSiteOption,
  type JsonOption,
  type SiteOption,
} from '../options';
import { present } from '../present';

interface PublishFlags extends SiteOption, JsonOption {
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
    .action(async (dist: string, { site, preview, verify, create, origin, json }: PublishFlags) => {
      const store = openStore(site);
      const options = {
        verify: verify ? verifyInBrowser : undefined,
        create: create ?? false,
        routes: findRouteTable(process.cwd()),
      };
      if (preview) {
        const release = await publishPreview(dist, store, options);
        present(previewedRelease(release, origin), describePreviewed, { json });
        return;
      }
      present(publishedRelease(await publish(dist, store, options)), describePublished, { json });
    });
  addJsonOption(addOriginOption(addSiteOption(command)));
  addExamples(
    command,
    'farekite publish mfe-deals/dist --verify',
    'farekite publish mfe-deals/dist --preview --site s3://bucket/site',
  );
}
