import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { COMMIT, RELEASE_NAME, VERSION } from '../release/dataRules';
import { firstPreviewKey, pairLabel, PREVIEWS_PREFIX, previewsPrefix, type Pair } from './keys';
import { listKeys, type ListedObject, type Store } from './Store';

const CONTENT = v.object({
  releases: v.record(RELEASE_NAME, VERSION),
  pairs: v.array(v.pipe(v.string(), v.maxLength(200))),
  commit: v.exactOptional(COMMIT),
});
type Content = v.InferOutput<typeof CONTENT>;

export type Preview = Content & ListedObject;

/** Each is an object of its own: none is deleted that was recorded anew meanwhile. Servers, which cannot list, read the first. */
export async function addPreview(
  store: Store,
  name: string,
  releases: Readonly<Record<string, string>>,
  pairs: readonly Pair[],
  commit?: string,
): Promise<void> {
  const version = releases[name] ?? '';
  const content = Buffer.from(`${JSON.stringify({ releases, pairs: pairs.map(pairLabel), commit })}\n`);
  await store.put(`${previewsPrefix(name)}${version}-${randomUUID()}.json`, content, 'absent');
  await store.put(firstPreviewKey({ name, version }), content, 'absent');
}

export async function listPreviewed(store: Store, name: string): Promise<string[]> {
  const prefix = previewsPrefix(name);
  const keys = await listKeys(store, prefix);
  return [...new Set(keys.map((key) => key.slice(prefix.length).split('-', 1)[0] ?? ''))];
}

export async function listPreviews(store: Store, known: readonly string[] = []): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const listed of await store.list(PREVIEWS_PREFIX)) {
    const object = known.includes(listed.key) ? undefined : await store.get(listed.key);
    if (object) previews.push({ ...listed, ...parsePreviewed(object.bytes) });
  }
  return previews;
}

/** One that cannot be read shows nothing. */
export function parsePreviewed(bytes: Uint8Array): Content {
  try {
    return v.parse(CONTENT, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return { releases: {}, pairs: [] };
  }
}
