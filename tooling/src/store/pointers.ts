import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { listFiles } from '../util/files';
import { UserError } from '../util/UserError';

/** The manifests of the live releases, by name. */
export type Pointers = ReadonlyMap<string, ReleaseManifest>;

/** The manifest of the live shell; `undefined` when none is live. */
export function liveShell(pointers: Pointers): ShellRelease | undefined {
  const pointer = pointers.get('shell');
  return pointer?.kind === 'shell' ? pointer : undefined;
}

/** The manifest of the remote's live release; `undefined` when none is live. */
export function liveRemote(pointers: Pointers, name: string): RemoteRelease | undefined {
  const pointer = pointers.get(name);
  return pointer?.kind === 'remote' ? pointer : undefined;
}

async function readPointer(file: string): Promise<ReleaseManifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  } catch (cause) {
    throw new UserError(
      `The pointer ${file} cannot be read (${(cause as Error).message})`,
      'Replace it with a copy of releases/NAME/VERSION/release.json of the release that should be live.',
      { cause },
    );
  }
}

/**
 * Reads the pointers in a folder; none when the folder does not exist.
 * @throws UserError when one of them cannot be read
 */
export async function readPointers(directory: string): Promise<Pointers> {
  const files = await listFiles(directory);
  const pointers = await Promise.all(
    files.filter((file) => file.endsWith('.json')).map((file) => readPointer(join(directory, file))),
  );
  return new Map(pointers.map((pointer) => [pointer.name, pointer]));
}
