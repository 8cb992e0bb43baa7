import { extname } from 'node:path/posix';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { armOf, type Arm } from '@farekite/shared/canary';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { DEFAULT_LANGUAGE, splitAddress, type PageAddress } from '../pages/languageAddresses';
import type { RemotePointer, ShellPointer } from '../release/formats';
import type { Preview } from '../release/preview';
import {
  completeKey,
  firstPreviewKey,
  isCompressible,
  isObjectKey,
  type Named,
  ownPair,
  pageFile,
  PAGES_PREFIX,
  type Pair,
  pairKey,
  pairOf,
  pointerKey,
  releaseKey,
  rootFile,
  SHELL_NAME,
} from '../store/keys';
import { parsePreviewed } from '../store/previews';
import { etagOf, oncePerContent } from '../store/Store';
import type { ReadObject, SentObject } from './cacheObjects';
import { ownerOf, possiblePages, type ServedState } from './possiblePages';

/** The bundles for Node are not public. */
export const PUBLIC_KEY =
  /^(?:live\/[^/]+\.json|releases\/[^/]+\/[^/]+\/(?:release\.json|(?:browser|development)\/.*))$/;
/** Elsewhere, who may create objects could put a variant of their own. */
const HAS_VARIANTS = /^(?:pages|preview-pages|releases\/[^/]+\/[^/]+\/browser)\//;
/** Compressed when it is sent: a pointer is swapped as one object, and who may preview could put a variant beside a manifest. */
const IS_DATA = /^(?:live\/[^/]+|releases\/[^/]+\/[^/]+\/release)\.json$/;
/** A manifest is mostly hashes: a higher quality takes longer, and makes it no smaller. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  '.br': oncePerContent((bytes) => brotliCompressSync(bytes, BROTLI_OPTIONS)),
  '.gz': oncePerContent((bytes) => gzipSync(bytes)),
};
/** Names in it need no extension (RFC 8615). */
const WELL_KNOWN_PREFIX = '.well-known/';
/** No object store has longer keys than 1,024 bytes, with a prefix. */
const MAX_KEY_LENGTH = 300;

export interface SiteRequest {
  /** Decoded: `/first-class-deals`, `/es/first-class-deals` */
  readonly path: string;
  /** Of the visitor's cookie. It counts where the site speaks it, unless the path names one. */
  readonly language: string | undefined;
  readonly preview: Preview;
  readonly bucket?: number | undefined;
  /** Extensions, the best first: `.br`; '' for the object itself. */
  readonly variants: readonly string[];
}

export interface FoundObject extends SentObject {
  /** 302 leads to the path without the language, which the remote of the page lacks. */
  readonly status: 200 | 302 | 404;
  /** With the extension of the compressed variant. */
  readonly key: string;
  /** Of a page; `undefined` for a file, which depends on no cookies. */
  readonly address: PageAddress | undefined;
  /** With the arm of this visitor. */
  readonly canary?: (Named & { readonly arm: Arm | undefined }) | undefined;
}

const parse = oncePerContent((bytes) => JSON.parse(bytes.toString()) as unknown);

export async function readJson<T>(read: ReadObject, key: string): Promise<T | undefined> {
  const object = await read(key);
  return object && (parse(object.bytes) as T);
}

/** Who previews something is in no arm. */
function canaryOf(pointer: RemotePointer | ShellPointer | undefined, { bucket, preview }: SiteRequest) {
  if (!pointer?.canary || preview.size > 0) return undefined;
  const { name, canary } = pointer;
  return { name, version: canary.version, arm: armOf(name, canary, bucket) };
}

async function choosePages(read: ReadObject, request: SiteRequest) {
  const { path: asked, language = '', preview } = request;
  const live = await readJson<ShellPointer>(read, pointerKey(SHELL_NAME));
  if (!live) return undefined;
  const ofShell = canaryOf(live, request);
  const shell = ofShell?.arm === 'canary' && live.canary ? { ...live, ...live.canary } : live;
  const version = preview.get(SHELL_NAME) ?? shell.version;
  const shown =
    version === live.version
      ? live
      : await readJson<ShellRelease>(read, releaseKey({ name: SHELL_NAME, version }, 'release.json'));
  const { routes = [], languages: deployed = [] } = shown ?? {};
  const address = splitAddress(asked, deployed);
  const owner = ownerOf(routes, address.path);
  const remote = owner === undefined ? undefined : await readJson<RemotePointer>(read, pointerKey(owner));
  const canary = ofShell ?? canaryOf(remote, request);
  const previewed: Pair[] = [];
  for (const [name, ofPreview] of preview) {
    // A cookie may name any number, and the store is asked for each.
    if (name !== SHELL_NAME && name !== owner) continue;
    const object = await read(firstPreviewKey({ name, version: ofPreview }));
    const labels = object ? parsePreviewed(object.bytes).pairs : [];
    previewed.push(...labels.flatMap((label) => pairOf(`${PAGES_PREFIX}${label}/`) ?? []));
  }
  const chosen = address.language ?? (deployed.includes(language) ? language : DEFAULT_LANGUAGE);
  const pagesOf = (served: Pick<ServedState, 'shell' | 'remote'>) =>
    possiblePages({ routes, preview, previewed, ...served }, address.path, chosen);
  const pages = pagesOf({ shell: live, remote });
  if (canary?.arm !== 'canary') return { address, pages, remote, canary };
  const shownRemote = shell === live && remote?.canary ? { ...remote, ...remote.canary } : remote;
  // Where a page of the canary is missing, the live one is better than none.
  const all = [...pagesOf({ shell, remote: shownRemote }), ...pages];
  return { address, pages: all.toSorted((one, other) => one.status - other.status), remote, canary };
}

/** The arm that a page shows: none when a canary has no such page. */
function shownIn(pair: Pair, canary: Exclude<FoundObject['canary'], undefined>): FoundObject['canary'] {
  const isCanary = canary.version === (canary.name === SHELL_NAME ? pair.shell : pair.version);
  return { ...canary, arm: isCanary === (canary.arm === 'canary') ? canary.arm : undefined };
}

export async function findVariant(read: ReadObject, key: string, variants: readonly string[]) {
  if (IS_DATA.test(key)) {
    const [object, variant = ''] = [await read(key), ...variants];
    const bytes = object && (COMPRESSORS[variant]?.(object.bytes) ?? object.bytes);
    return bytes && { ...object, bytes, etag: etagOf(bytes), key: key + variant };
  }
  for (const variant of HAS_VARIANTS.test(key) && isCompressible(key) ? variants : ['']) {
    const object = await read(key + variant);
    if (object) return { ...object, key: key + variant };
  }
  return undefined;
}

async function fileKey(read: ReadObject, path: string): Promise<string | undefined> {
  const key = path.slice(1);
  if (!isObjectKey(key) || key.length > MAX_KEY_LENGTH) return undefined;
  if (PUBLIC_KEY.test(key)) return key;
  if (extname(key) === '' && !key.startsWith(WELL_KNOWN_PREFIX)) return undefined;
  const shell = await readJson<ShellPointer>(read, pointerKey(SHELL_NAME));
  return shell && pairKey(ownPair(shell.version), rootFile(key));
}

export async function findPage(read: ReadObject, request: SiteRequest): Promise<FoundObject | undefined> {
  const { address, pages = [], remote, canary } = (await choosePages(read, request)) ?? {};
  for (const { pair, file, status } of pages) {
    const isComplete = (await read(completeKey(pair))) !== undefined;
    const found = isComplete && (await findVariant(read, pairKey(pair, file), request.variants));
    if (!found) continue;
    const page = { ...found, address, canary: canary && shownIn(pair, canary) };
    if (status === 404 || address?.language === undefined) return { ...page, status };
    const release =
      remote?.version === pair.version
        ? remote
        : await readJson<RemoteRelease>(read, releaseKey(pair, 'release.json'));
    // Another shell, which lacked the language, may have made the page.
    const isSpoken =
      file === pageFile(address.path, address.language) && release?.languages.includes(address.language);
    return { ...page, status: isSpoken ? 200 : 302 };
  }
  return undefined;
}

export async function findAnswer(read: ReadObject, request: SiteRequest): Promise<FoundObject | undefined> {
  const key = await fileKey(read, request.path);
  const file = key === undefined ? undefined : await findVariant(read, key, request.variants);
  return file ? { ...file, status: 200, address: undefined } : findPage(read, request);
}
