import { join } from 'node:path';
import type { PageModule } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease, ShellServer } from '@farekite/shared/protocol';
import { writeWithVariants } from '../sites/writeWithVariants';

interface HomePage {
  readonly server: ShellServer;
  readonly shell: ShellRelease;
  readonly remote: RemoteRelease;
  readonly module: PageModule;
}

/** Composes the English home page of a build and writes it into a site's folder. */
export async function writeHome({ server, shell, remote, module }: HomePage, site: string): Promise<void> {
  const page = { language: 'en', path: '/' } as const;
  const rendered = await server.renderPage({ ...page, page: { release: remote, module } });
  const document = server.composeDocument({
    ...page,
    shell,
    remote: { release: remote, manifestIntegrity: '' },
    rendered,
    generator: shell.name,
  });
  await writeWithVariants(join(site, 'index.html'), document);
}
