import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../release/manifest';
import { listFiles } from '../util/files';

export async function snapshot(directory: string): Promise<Record<string, string>> {
  const files = await listFiles(directory);
  const hashes = files.map(
    async (file) => [file, integrityOf(await readFile(join(directory, file)))] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

export async function changedSince(
  before: Readonly<Record<string, string>>,
  { location }: { readonly location: string },
): Promise<string[]> {
  const after = await snapshot(location);
  return Object.keys({ ...before, ...after }).filter((file) => after[file] !== before[file]);
}
