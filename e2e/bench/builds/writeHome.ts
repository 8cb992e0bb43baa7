import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageModule } from '@farekite/shared/contract';
import {
  releasePath,
  type ReleaseManifest,
  type RemoteRelease,
  type ShellRelease,
  type ShellServer,
} from '@farekite/shared/protocol';
import { writeWithVariants } from '../sites/writeWithVariants';

interface HomePage {
  readonly server: ShellServer;
  readonly shell: ShellRelease;
  readonly remote: RemoteRelease;
  readonly module: PageModule;
}

/** The contents of files that are stored in a site's folder, by their addresses. */
async function readFiles(
  site: string,
  files: readonly (readonly [release: ReleaseManifest, file: string | undefined])[],
): Promise<Record<string, string>> {
  const present = files.flatMap(([release, file]) => (file === undefined ? [] : [[release, file] as const]));
  const read = present.map(async ([release, file]) => {
    const address = releasePath(release) + file;
    return [address, await readFile(join(site, address), 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
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
    styles: await readFiles(site, [
      [shell, shell.style],
      ...(remote.pages['/']?.styles ?? []).map((file) => [remote, file] as const),
    ]),
    texts: await readFiles(site, [
      [shell, shell.texts?.en],
      [remote, remote.pages['/']?.texts?.en],
    ]),
    generator: shell.name,
  });
  await writeWithVariants(join(site, 'index.html'), document);
}
