import { extname } from 'node:path/posix';
import type { ShellRelease } from '@farekite/shared/protocol';
import type { RemotePointer, ShellPointer } from '../release/formats';
import type { Preview } from '../release/preview';
import {
  completeKey,
  firstPreviewKey,
  isObjectKey,
  ownPair,
  pairKey,
  pairOf,
  PAGES_PREFIX,
  pointerKey,
  releaseKey,
  rootFile,
  SHELL_NAME,
  type Pair,
} from '../store/keys';
import { isCompressible } from '../store/objectMetadata';
import { parsePreviewed } from '../store/previews';
import type { SentObject, SiteObjects } from './CachedObjects';
import { ownerOf, possiblePages } from './pageKey';

/** What visitors may have of a release; the bundles for Node are not public. */
const PUBLIC_RELEASE_FILE = /^releases\/[^/]+\/[^/]+\/(?:browser\/|development\/|release\.json$)/;
const PUBLIC_POINTER = /^live\/[^/]+\.json$/;
/** No object store has longer keys than 1,024 bytes; there are a prefix and the extension of a variant, too. */
const MAX_KEY_BYTES = 900;

/** What visitors ask for. */
export interface SiteRequest {
  /** Decoded: `/first-class-deals` */
  readonly path: string;
  /** The languages that the visitor may have chosen. The first one in which the site is made counts. */
  readonly languages: readonly string[];
  readonly preview: Preview;
  /** The extensions of the variants that the browser accepts, the best first: `.br`; '' for the object itself. */
  readonly variants: readonly string[];
}

/** What answers a request. */
export interface FoundObject extends SentObject {
  readonly status: 200 | 404;
  /** With the extension of the compressed variant. */
  readonly key: string;
  /** Whether it depends on cookies. */
  readonly isPage: boolean;
}

const parsed = new WeakMap<Uint8Array, unknown>();

/** Reads JSON that the tool has written; the same object only once. */
export async function readJson<T>(objects: SiteObjects, key: string): Promise<T | undefined> {
  const object = await objects.get(key);
  if (!object) return undefined;
  if (!parsed.has(object.bytes)) parsed.set(object.bytes, JSON.parse(new TextDecoder().decode(object.bytes)));
  return parsed.get(object.bytes) as T;
}

/** The pairs that were stored with those of the named releases that are previewed. */
async function readPreviewedPairs(
  objects: SiteObjects,
  preview: Preview,
  names: readonly string[],
): Promise<Pair[]> {
  const labels: string[] = [];
  for (const name of names) {
    const version = preview.get(name);
    const object = version === undefined ? undefined : await objects.get(firstPreviewKey({ name, version }));
    if (object) labels.push(...parsePreviewed(object.bytes).pairs);
  }
  return labels.map((label) => pairOf(`${PAGES_PREFIX}${label}/`)).filter((pair) => pair !== undefined);
}

/** The pages that may answer a request, as `possiblePages` gives them. */
async function choosePages(objects: SiteObjects, { path, languages, preview }: SiteRequest) {
  const pointer = await readJson<ShellPointer>(objects, pointerKey(SHELL_NAME));
  if (!pointer) return [];
  const version = preview.get(SHELL_NAME);
  const shell =
    version === undefined
      ? pointer
      : await readJson<ShellRelease>(objects, releaseKey({ name: SHELL_NAME, version }, 'release.json'));
  const { routes = [], languages: deployed = [] } = shell ?? {};
  const owner = ownerOf(routes, path);
  const remote = owner === undefined ? undefined : await readJson<RemotePointer>(objects, pointerKey(owner));
  return possiblePages(
    {
      routes,
      shell: pointer,
      remotes: owner !== undefined && remote ? { [owner]: remote } : {},
      preview,
      previewed: await readPreviewedPairs(objects, preview, [SHELL_NAME, ...(owner ? [owner] : [])]),
    },
    { path, language: languages.find((language) => deployed.includes(language)) ?? 'en' },
  );
}

/** The first variant of an object that exists. */
async function findVariant(objects: SiteObjects, key: string, variants: readonly string[]) {
  for (const variant of isCompressible(key) ? variants : ['']) {
    const object = await objects.get(key + variant);
    if (object) return { ...object, key: key + variant };
  }
  return undefined;
}

/** Whether an object has its key as its address. */
export function isPublic(key: string): boolean {
  return PUBLIC_RELEASE_FILE.test(key) || PUBLIC_POINTER.test(key);
}

/** The key of the public file that a path leads to. */
async function fileKey(objects: SiteObjects, path: string): Promise<string | undefined> {
  const key = path.slice(1);
  if (!isObjectKey(key) || new TextEncoder().encode(key).length > MAX_KEY_BYTES) return undefined;
  if (isPublic(key)) return key;
  if (extname(key) === '') return undefined;
  const shell = await readJson<ShellPointer>(objects, pointerKey(SHELL_NAME));
  return shell && pairKey(ownPair(shell.version), rootFile(key));
}

/** Finds the page of a path, or the page that unknown paths get. @throws Error when the store cannot be read */
export async function findPage(objects: SiteObjects, request: SiteRequest): Promise<FoundObject | undefined> {
  for (const { pair, file, status } of await choosePages(objects, request)) {
    const isComplete = (await objects.get(completeKey(pair))) !== undefined;
    const found = isComplete && (await findVariant(objects, pairKey(pair, file), request.variants));
    if (found) return { ...found, status, isPage: true };
  }
  return undefined;
}

/**
 * Finds what answers a request: a public file, or else a page. Nothing does when there is no site, or when the page of a
 * preview is not there.
 *
 * @throws Error when the store cannot be read
 */
export async function findAnswer(
  objects: SiteObjects,
  request: SiteRequest,
): Promise<FoundObject | undefined> {
  const key = await fileKey(objects, request.path);
  const file = key === undefined ? undefined : await findVariant(objects, key, request.variants);
  return file ? { ...file, status: 200, isPage: false } : findPage(objects, request);
}
