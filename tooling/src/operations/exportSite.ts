import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { CompletePair, ShellPointer } from '../release/formats';
import { NO_PREVIEW } from '../release/preview';
import { cacheObjects, type ReadObject } from '../serve/cacheObjects';
import { findPage, isPublic, readJson } from '../serve/findAnswer';
import {
  completeKey,
  CONTENT_ENCODINGS,
  ownPair,
  pairKey,
  pairOf,
  pointerKey,
  releaseKey,
  rootFile,
  SHELL_NAME,
  type Named,
} from '../store/keys';
import { assertSiteExists } from '../store/pointers';
import { CONCURRENT_REQUESTS, type Store } from '../store/Store';
import { createPublicFolder, listFiles, makePublic } from '../util/files';
import { inParallel } from '../util/inParallel';

const MANIFEST = 'release.json';

export interface ExportResult {
  /** How many files were written, and how many there are now that belong to what is live. */
  readonly written: number;
  readonly files: number;
  /** Pages of earlier exports that are not live any more. */
  readonly removed: readonly string[];
}

/** What a page is called by an export, with its compressed variants. */
const PAGE_FILE = /(?:^|\/)(?:index|404)(?:\.[a-z]{2})?\.html(?:\.br|\.gz)?$/;

/**
 * The file of a page for web servers that know nothing of pairs.
 * @param path `null` for the page that unknown paths get
 */
function exportedPage(path: string | null, language: string): string {
  const suffix = language === 'en' ? '' : `.${language}`;
  if (path === null) return `404${suffix}.html`;
  return `${path === '/' ? '' : `${path.slice(1)}/`}index${suffix}.html`;
}

/** The objects of what is live, by the files that they are exported to, in the order in which they are written. */
async function listExported(read: ReadObject): Promise<Map<string, string>[]> {
  const shell = await readJson<ShellPointer>(read, pointerKey(SHELL_NAME));
  if (!shell) return [];
  const own = ownPair(shell.version);
  const pages = new Map<string, string>();
  for (const path of [null, ...shell.routes.map((route) => route.path)]) {
    for (const language of shell.languages) {
      const request = { path: path ?? '', languages: [language], preview: NO_PREVIEW, variants: [''] };
      const page = await findPage(read, request);
      if (page && page.status === (path === null ? 404 : 200))
        pages.set(exportedPage(path, language), page.key);
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

/** The public files of releases. */
async function listReleaseFiles(read: ReadObject, releases: readonly Named[]): Promise<string[]> {
  const manifests = new Set(releases.map((release) => releaseKey(release, MANIFEST)));
  const files = new Set<string>(manifests);
  for (const key of manifests) {
    const manifest = await readJson<ReleaseManifest>(read, key);
    for (const file of Object.keys(manifest?.files ?? {})) files.add(key.slice(0, -MANIFEST.length) + file);
  }
  return [...files].filter(isPublic);
}

/** Replaces a file in one step, unless it has this content already. @returns whether it was written */
async function writeChanged(file: string, bytes: Uint8Array): Promise<boolean> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return false;
  await createPublicFolder(dirname(file));
  // Web servers send no file whose name begins with a dot.
  const temporary = join(dirname(file), `.${basename(file)}.new`);
  await writeFile(temporary, bytes);
  await makePublic(temporary);
  // nginx makes ETags of the size and of the second in which a file was written.
  const nextSecondMs = present ? (await stat(file)).mtimeMs + 1_000 : 0;
  const written = new Date(Math.max(Date.now(), nextSecondMs));
  await utimes(temporary, written, written);
  await rename(temporary, file);
  return true;
}

/**
 * Writes what is live as files, for web servers that know nothing of pairs: pages as `about/index.html` and
 * `about/index.es.html`, `404.html`, the releases, and the pointers last. The folder may be one that an earlier export has
 * written, and may be served meanwhile. Releases of earlier exports stay, because visits may still use them.
 *
 * @throws UserError when there is no site
 */
export async function exportSite(store: Store, directory: string): Promise<ExportResult> {
  await assertSiteExists(store);
  // Of one moment, whatever is published meanwhile.
  const read = cacheObjects(async (key) => (await store.get(key))?.bytes, { freshForMs: Infinity });
  let written = 0;
  const files = new Set<string>();
  for (const exported of await listExported(read)) {
    const variants = [...exported].flatMap(([file, key]) =>
      ['', ...Object.keys(CONTENT_ENCODINGS)].map(
        (extension) => [file + extension, key + extension] as const,
      ),
    );
    await inParallel(variants, CONCURRENT_REQUESTS, async ([file, key]) => {
      const object = await read(key);
      if (!object) return;
      files.add(file);
      if (await writeChanged(join(directory, file), object.bytes)) written += 1;
    });
  }
  const present = await listFiles(directory, (folder) => folder !== 'releases');
  const removed = present.filter((file) => PAGE_FILE.test(file) && !files.has(file));
  for (const file of removed) await rm(join(directory, file));
  return { written, files: files.size, removed };
}
