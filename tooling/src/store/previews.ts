import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { RELEASE_NAME, VERSION } from '../release/dataRules';
import { firstPreviewKey, pairLabel, PREVIEWS_PREFIX, previewsPrefix, type Pair } from './keys';
import { CONFLICT, listKeys, type ListedObject, type Store } from './Store';

const CONTENT = v.object({
  /** The previewed versions by name. */
  releases: v.record(RELEASE_NAME, VERSION),
  /** The pairs whose pages it shows: `3f9a…/mfe-deals@77c1…` */
  pairs: v.array(v.pipe(v.string(), v.maxLength(200))),
});
type Content = v.InferOutput<typeof CONTENT>;

/** What a preview shows. While it is there, prune keeps that. */
export type Preview = Content & ListedObject;

/**
 * Records a preview. Each one is an object of its own, so that it is new however often the same is previewed.
 * @param name the previewed release under whose prefix it is
 */
export async function addPreview(
  store: Store,
  name: string,
  releases: Readonly<Record<string, string>>,
  pairs: readonly Pair[],
): Promise<void> {
  const version = releases[name] ?? '';
  const content = Buffer.from(`${JSON.stringify({ releases, pairs: pairs.map(pairLabel) })}\n`);
  const create = (key: string) => store.put(key, content, 'absent');
  if ((await create(firstPreviewKey({ name, version }))) !== CONFLICT) return;
  await create(`${previewsPrefix(name)}${version}-${randomUUID()}.json`);
}

/** The versions of a name that are previewed. */
export async function listPreviewed(store: Store, name: string): Promise<string[]> {
  const prefix = previewsPrefix(name);
  const keys = await listKeys(store, prefix);
  return [...new Set(keys.map((key) => key.slice(prefix.length).split('-', 1)[0] ?? ''))];
}

/** All previews. */
export async function listPreviews(store: Store): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const listed of await store.list(PREVIEWS_PREFIX)) {
    const object = await store.get(listed.key);
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
