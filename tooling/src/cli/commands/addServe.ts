import type { Command } from 'commander';
import { addExamples, addPortOption, addSiteOption, type PortOption, type SiteOption } from '../options';

interface ServeFlags extends SiteOption, PortOption {
  readonly host?: string;
  readonly accessLog?: true;
}

export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .description('Serves a site as in production, until the process gets SIGTERM or SIGINT.')
    .option('--host <address>', 'the address of this machine to listen on (default: all of them)')
    .option('--access-log', 'print a line for every request, without its query and who sent it')
    .action(async ({ site, host, port, accessLog }: ServeFlags) => {
      const { serveUntilStopped } = await import('../serveUntilStopped');
      await serveUntilStopped(site, { port, host }, { accessLog });
    });
  addPortOption(addSiteOption(command));
  addExamples(command, 'farekite serve --port 8080', 'farekite serve --site s3://bucket/site --access-log');
}
