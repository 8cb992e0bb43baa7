import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { addressIn, DEFAULT_LANGUAGE } from '../pages/languageAddresses';
import { parserOf } from '../release/dataRules';
import type { CompletePair, Pointer, ShellPointer } from '../release/formats';
import { labelOf } from '../release/manifest';
import { NO_PREVIEW } from '../release/preview';
import { cacheObjects, type ReadObject } from '../serve/cacheObjects';
import { findPage, findVariant, PUBLIC_KEY, readJson } from '../serve/findAnswer';
import {
  completeKey,
  CONTENT_ENCODINGS,
  isCompressible,
  isObjectKey,
  type Named,
  ownPair,
  pairKey,
  pairOf,
  pointerKey,
  POINTERS_PREFIX,
  releaseKey,
  RELEASES_PREFIX,
  rootFile,
  SHELL_NAME,
} from '../store/keys';
import { assertSiteExists } from '../store/pointers';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { createPublicFolder, hasErrorCode, makePublic } from '../util/files';
import { inParallel } from '../util/inParallel';
import { UsageError, UserError } from '../util/UserError';

const MANIFEST = 'release.json';
/** Names the files of an export but those of releases. Web servers send no file whose name begins with a dot. */
const LIST_FILE = '.farekite-export.json';
/** When the oldest file of an export says that it was written, and how much later the latest one: 2001, 17 years. */
const [FIRST_SECOND, SECONDS] = [1_000_000_000, 2 ** 29];

const FORCE_REMEDY =
  'Name a new folder, or add --force, which replaces files of the same names and leaves all others, also pages that ' +
  'are not live any more.';
const parseList = parserOf(
  v.array(v.pipe(v.string(), v.check(isObjectKey, 'It is no file of an export'))),
  'is corrupt',
  `Remove it. ${FORCE_REMEDY}`,
  UsageError,
);

/**
 * The file and the key of a page. One whose remote lacks the language has no address in it, and only visitors who have chosen
 * that language get it.
 *
 * @param path `null` for the page that unknown paths get
 */
async function findExportedPage(
  read: ReadObject,
  path: string | null,
  language: string,
): Promise<readonly [string, string] | undefined> {
  const address = path === null ? '' : addressIn(language, path);
  const request = { path: address, language, preview: NO_PREVIEW, variants: [''] };
  const page = await findPage(read, request);
  if (!page || (page.status === 404) !== (path === null)) return undefined;
  const suffix = language === DEFAULT_LANGUAGE ? '' : `.${language}`;
  const files = {
    200: `${address}/index.html`,
    302: `${path ?? ''}/index${suffix}.html`,
    404: `404${suffix}.html`,
  };
  return [files[page.status].replace(/^\/+/, ''), page.key];
}

/** The objects of what is live, by the files that they are exported to, in the order in which they are written. */
async function listExported(read: ReadObject): Promise<Map<string, string>[]> {
  const shell = await readJson<ShellPointer>(read, pointerKey(SHELL_NAME));
  if (!shell) return [];
  const own = ownPair(shell.version);
  const pages = new Map<string, string>();
  for (const path of [null, ...shell.routes.map((route) => route.path)]) {
    for (const language of shell.languages) {
      const page = await findExportedPage(read, path, language);
      if (page) pages.set(...page);
    }
  }
  const ownFiles = Object.keys((await readJson<CompletePair>(read, completeKey(own)))?.files ?? {});
  const root = ownFiles.filter((file) => file.startsWith(rootFile('')));
  const names = new Set([SHELL_NAME, ...shell.routes.map(({ remote }) => remote)]);
  const pointers = [...names].map(pointerKey);
  const live = await Promise.all(pointers.map((key) => readJson<Named>(read, key)));
  // While a publish is under way, pages may be of other releases than pointers.
  const made = [...pages.values()].map(pairOf).filter((pair) => pair !== undefined);
  const shells = made.map(({ shell: version }) => ({ name: SHELL_NAME, version }));
  const releases = [...live.filter((release) => release !== undefined), ...made, ...shells];
  return [
    new Map((await listReleaseFiles(read, releases)).map((key) => [key, key])),
    new Map(root.map((file) => [file.slice(rootFile('').length), pairKey(own, file)])),
    pages,
    new Map(pointers.map((key) => [key, key])),
  ];
}

async function listReleaseFiles(read: ReadObject, releases: readonly Named[]): Promise<string[]> {
  const manifests = new Set(releases.map((release) => releaseKey(release, MANIFEST)));
  const files = new Set<string>(manifests);
  for (const key of manifests) {
    const manifest = await readJson<ReleaseManifest>(read, key);
    for (const file of Object.keys(manifest?.files ?? {})) files.add(key.slice(0, -MANIFEST.length) + file);
  }
  return [...files].filter((key) => PUBLIC_KEY.test(key));
}

/**
 * When a file says that it was written. nginx makes ETags of the size and of this time, so it is made of the content: it is the
 * same on every machine.
 */
function secondOf(bytes: Uint8Array): number {
  return FIRST_SECOND + (createHash('sha256').update(bytes).digest().readUInt32BE() % SECONDS);
}

/** Replaces a file in one step, unless it has this content already. @returns whether it was written */
async function writeChanged(file: string, bytes: Uint8Array): Promise<boolean> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return false;
  await createPublicFolder(dirname(file));
  // Web servers send no file whose name begins with a dot. Another export may be writing the same one.
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.new`);
  try {
    await writeFile(temporary, bytes);
    await makePublic(temporary);
    await utimes(temporary, secondOf(bytes), secondOf(bytes));
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
  return true;
}

function ignoreMissing(error: unknown): undefined {
  if (!hasErrorCode(error, 'ENOENT', 'ENOTDIR')) throw error;
}

async function readList(directory: string, force: boolean): Promise<Set<string>> {
  const file = join(directory, LIST_FILE);
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text !== undefined) return new Set(parseList(text, file));
  const present = force ? [] : await readdir(directory).catch(ignoreMissing);
  if (!present?.length) return new Set();
  throw new UsageError(
    `${directory} has files, and no ${LIST_FILE}, in which each export lists its own`,
    FORCE_REMEDY,
  );
}

async function writeList(directory: string, files: readonly string[]): Promise<void> {
  const sorted = [...new Set(files)].sort();
  await writeChanged(join(directory, LIST_FILE), Buffer.from(`${JSON.stringify(sorted, null, 2)}\n`));
}

/** The objects of one moment. Pointers are without canaries, whose labels it collects: web servers choose no bucket. */
function snapshotOf(store: Store, canaries = new Set<string>()): ReadObject {
  const get = async (key: string) => {
    const bytes = (await store.get(key))?.bytes;
    if (!bytes || !key.startsWith(POINTERS_PREFIX)) return bytes;
    const { canary, ...live } = JSON.parse(bytes.toString()) as Pointer;
    if (!canary) return bytes;
    canaries.add(labelOf({ name: live.name, version: canary.version }));
    return Buffer.from(`${JSON.stringify(live, null, 2)}\n`);
  };
  return cacheObjects(get, { freshForMs: Infinity });
}

/** @returns also whether what it wrote is still live */
async function exportOnce(store: Store, directory: string, force: boolean) {
  // Before the store: what another export is about to add is then live here, too.
  const listed = await readList(directory, force);
  // Of one moment, whatever is published meanwhile.
  const canaries = new Set<string>();
  const read = snapshotOf(store, canaries);
  const groups = (await listExported(read)).map((exported) =>
    [...exported].flatMap(([file, key]) => {
      const extensions = ['', ...(isCompressible(key) ? Object.keys(CONTENT_ENCODINGS) : [])];
      return extensions.map((extension) => [file + extension, key, extension] as const);
    }),
  );
  const files = groups.flat().map(([file]) => file);
  const own = new Set(files.filter((file) => !file.startsWith(RELEASES_PREFIX)));
  // Whatever stops this export, the next one knows what it may have written.
  await writeList(directory, [...listed, ...own]);
  const live = new Set<string>();
  let written = 0;
  for (const group of groups) {
    await inParallel(group, CONCURRENT_REQUESTS, async ([file, key, extension]) => {
      const object = await findVariant(read, key, [extension]);
      if (object?.key !== key + extension) return;
      live.add(file);
      if (await writeChanged(join(directory, file), object.bytes)) written += 1;
    });
  }
  const former = [...listed].filter((file) => !live.has(file));
  const removed: string[] = [];
  for (const file of former) {
    const isRemoved = await rm(join(directory, file)).then(() => true, ignoreMissing);
    if (isRemoved) removed.push(file);
  }
  // Another export may have listed more meanwhile.
  const latest = [...(await readList(directory, true)), ...own];
  await writeList(
    directory,
    latest.filter((file) => !former.includes(file)),
  );
  const readAgain = snapshotOf(store);
  const isLive = async (key: string) => (await read(key))?.etag === (await readAgain(key))?.etag;
  const pointers = await Promise.all(files.filter((file) => file.startsWith(POINTERS_PREFIX)).map(isLive));
  const isCurrent = !pointers.includes(false);
  return { written, files: live.size, removed, canaries: [...canaries], isCurrent };
}

/**
 * Writes what is live as files: pages as `about/index.html` and `es/about/index.html`, `404.html`, the releases, and the
 * pointers last. The folder may be served meanwhile, and others may export to it. Releases of earlier exports stay, because
 * visits may still use them.
 */
export async function exportSite(store: Store, directory: string, { force = false } = {}) {
  await assertSiteExists(store);
  const folder = resolve(directory);
  let [written, removed] = [0, [] as string[]];
  for (;;) {
    const once = await exportOnce(store, folder, force).catch((cause: NodeJS.ErrnoException) => {
      if (cause.syscall === undefined) throw cause;
      throw new UserError(
        `The export cannot be written (${cause.message})`,
        'Mend that, then export again.',
        { cause },
      );
    });
    written += once.written;
    removed = [...removed, ...once.removed];
    const { files, canaries, isCurrent } = once;
    if (isCurrent) return { written, files, removed, canaries };
  }
}
