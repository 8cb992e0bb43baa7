import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/contract';
import { isMissing, listFiles } from './files';
import { ReleaseError } from './ReleaseError';

/** What is live, by name. */
export type Pointers = ReadonlyMap<string, ReleaseManifest>;

export function liveShell(pointers: Pointers): ShellRelease | undefined {
  const pointer = pointers.get('shell');
  return pointer?.kind === 'shell' ? pointer : undefined;
}

export function liveRemote(pointers: Pointers, name: string): RemoteRelease | undefined {
  const pointer = pointers.get(name);
  return pointer?.kind === 'remote' ? pointer : undefined;
}

async function readPointer(file: string): Promise<ReleaseManifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  } catch (cause) {
    throw new ReleaseError(
      `The pointer ${file} cannot be read (${(cause as Error).message})`,
      "Copy the live release's own release.json over it, from below releases/.",
      { cause },
    );
  }
}

/** Reads the pointers in a folder; none when there is no such folder yet. */
export async function readPointers(directory: string): Promise<Pointers> {
  const files = await listFiles(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const pointers = await Promise.all(
    files.filter((file) => file.endsWith('.json')).map((file) => readPointer(join(directory, file))),
  );
  return new Map(pointers.map((pointer) => [pointer.name, pointer]));
}
