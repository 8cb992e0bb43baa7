import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { COMMIT, RELEASE_NAME, VERSION } from '../release/dataRules';
import { firstPreviewKey, pairLabel, PREVIEWS_PREFIX, previewsPrefix, type Pair } from './keys';
import { listKeys, type ListedObject, type Store } from './Store';

const CONTENT = v.object({
  /** The previewed versions by name. */
  releases: v.record(RELEASE_NAME, VERSION),
  /** The pairs whose pages it shows: `3f9a…/mfe-deals@77c1…` */
  pairs: v.array(v.pipe(v.string(), v.maxLength(200))),
  /** That the previewed builds are of. @default unknown */
  commit: v.exactOptional(COMMIT),
});
type Content = v.InferOutput<typeof CONTENT>;

/** What a preview shows. While it is there, prune keeps that. */
export type Preview = Content & ListedObject;

/**
 * Records a preview. Each one is an object of its own, so that it is new however often the same is previewed, and none is
 * deleted that was recorded anew meanwhile. The first one is there a second time, for servers, which cannot list.
 * @param name the previewed release under whose prefix it is
 */
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

/** The versions of a name that are previewed. */
export async function listPreviewed(store: Store, name: string): Promise<string[]> {
  const prefix = previewsPrefix(name);
  const keys = await listKeys(store, prefix);
  return [...new Set(keys.map((key) => key.slice(prefix.length).split('-', 1)[0] ?? ''))];
}

/**
 * All previews.
 * @param known the keys of those that are left out
 */
export async function listPreviews(store: Store, known: readonly string[] = []): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const listed of await store.list(PREVIEWS_PREFIX)) {
    const object = known.includes(listed.key) ? undefined : await store.get(listed.key);
    if (object) previews.push({ ...listed, ...parsePreviewed(object.bytes) });
  }
  return previews;
}

/** Reads the content of a preview. One that cannot be read shows nothing. */
export function parsePreviewed(bytes: Uint8Array): Content {
  try {
    return v.parse(CONTENT, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return { releases: {}, pairs: [] };
  }
}
