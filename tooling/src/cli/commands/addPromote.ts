import type { Command } from 'commander';
import { promote } from '../../operations/promote';
import { findRouteTable } from '../../pages/routes';
import { describePublished, publishedRelease } from '../describePublished';
import { addChangeOptions, addExamples, addOriginOption, openSite, type ChangeOptions } from '../options';
import { present } from '../output';
import { withProgress } from '../withProgress';

interface PromoteFlags extends ChangeOptions {
  readonly origin?: string;
}

export function addPromote(program: Command): void {
  const command = program
    .command('promote <release>')
    .description(
      'Makes a stored release live, such as one that was previewed. Its pages are those of the preview, byte for byte.',
    )
    .action(async (release: string, { json, origin, ...place }: PromoteFlags) => {
      const options = { routes: findRouteTable(process.cwd()) };
      const result = await withProgress({ json }, () => promote(release, openSite(place), options));
      present(publishedRelease(result, { ...place, origin }), describePublished, { json });
    });
  addOriginOption(addChangeOptions(command));
  addExamples(command, 'farekite promote mfe-deals@77c1d0a95ee2b346');
}
