import type { Command } from 'commander';
import { verifyInBrowser } from '../../gate/verifyInBrowser';
import { promote } from '../../operations/promote';
import { findRouteTable } from '../../pages/routes';
import { describePublished, publishedRelease } from '../describePublished';
import { addChangeOptions, addExamples, addOriginOption, openSite, type ChangeOptions } from '../options';
import { present } from '../present';

interface PromoteFlags extends ChangeOptions {
  readonly verify?: true;
  readonly origin?: string;
}

export function addPromote(program: Command): void {
  const command = program
    .command('promote <release>')
    .description(
      'Makes a stored release live, such as one that was previewed. Its pages are those of the preview, byte for byte.',
    )
    .option('--verify', 'first open its pages in a headless browser')
    .action(async (release: string, { json, verify, origin, ...place }: PromoteFlags) => {
      const options = { verify: verify ? verifyInBrowser : undefined, routes: findRouteTable(process.cwd()) };
      const result = await promote(release, openSite(place), options);
      present(publishedRelease(result, { ...place, origin }), describePublished, { json });
    });
  addOriginOption(addChangeOptions(command));
  addExamples(command, 'farekite promote mfe-deals@77c1d0a95ee2b346');
}
