import type { Command } from 'commander';
import { openStore } from '../store/openStore';
import { addSiteOption, portFromEnvironment, type SiteOption } from './options';
import { serveUntilStopped } from './serveUntilStopped';

/** Adds the command `serve`. */
export function addServe(program: Command): void {
  addSiteOption(program.command('serve'))
    .description(
      'serve a site as in production, on port 3000 or on the port in the environment variable PORT',
    )
    .action(({ site }: SiteOption) => serveUntilStopped(openStore(site), portFromEnvironment()));
}
