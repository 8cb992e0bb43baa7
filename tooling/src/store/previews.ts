import { objectMetadata } from './objectMetadata';
import type { Store } from './Store';

const PREFIX = '.farekite/previews/';

/** What the keys of all previews of a remote begin with. */
export function previewsPrefix(name: string): string {
  return `${PREFIX}${name}/`;
}

function previewKey(name: string, version: string): string {
  return `${previewsPrefix(name)}${version}.json`;
}

/** Keeps a stored release for visitors who open `?preview=`. */
export async function addPreview(store: Store, name: string, version: string): Promise<void> {
  const key = previewKey(name, version);
  await store.put(key, Buffer.from('{}\n'), objectMetadata(key), 'absent');
}

/** @returns whether the release was previewed */
export async function removePreview(store: Store, name: string, version: string): Promise<boolean> {
  const isPreviewed = (await listPreviews(store, name)).includes(version);
  if (isPreviewed) await store.delete(previewKey(name, version));
  return isPreviewed;
}

/** The previewed versions of a remote. */
export async function listPreviews(store: Store, name: string): Promise<string[]> {
  const versions: string[] = [];
  const prefix = previewsPrefix(name);
  for await (const { key } of store.list(prefix)) versions.push(key.slice(prefix.length, -'.json'.length));
  return versions.sort();
}
