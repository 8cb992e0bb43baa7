import type { Command } from 'commander';
import { addExamples, addSiteOption, portFromEnvironment, type SiteOption } from './options';
import { parsePort } from './parsePort';
import { serveUntilStopped } from './serveUntilStopped';

interface ServeFlags {
  readonly host?: string;
  readonly port?: number;
  readonly accessLog?: boolean;
}

export function addServe(program: Command): void {
  const command = addSiteOption(program.command('serve'))
    .description('Serves a site as in production, until the process gets SIGTERM or SIGINT.')
    .option('--host <address>', 'the address of this machine to listen on (default: all of them)')
    .option('--port <n>', 'the port; 0 takes any free one (default: 3000, env: PORT)', (value) =>
      parsePort(value, '--port'),
    )
    .option('--access-log', 'print a line of JSON for every answered request, without who sent it')
    .action(({ site, host, port = portFromEnvironment(), accessLog = false }: SiteOption & ServeFlags) =>
      serveUntilStopped(site, { port, ...(host !== undefined && { host }) }, { accessLog }),
    );
  addExamples(command, 'farekite serve --port 8080', 'farekite serve --site s3://bucket/site --access-log');
}
