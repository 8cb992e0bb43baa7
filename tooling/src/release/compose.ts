import { composeInThread } from './composeThread';
import type { ComposedFile } from './composeWorker';
import { inParallel } from './inParallel';
import { liveShell, type Pointers } from './pointers';
import type { Site } from './Site';
import { withLock } from './lock';

/** More than the pages of the whole site take together. */
const PAGE_TIMEOUT_MS = 30_000;
/** As many pages at a time as there are threads to compress them. */
const WRITERS = 4;

export interface ComposeOptions {
  /** Composes every page, also where nothing changed. @default false */
  readonly force?: boolean;
  /** How long the code of the releases may take for one page. @default half a minute */
  readonly timeoutMs?: number;
}

/**
 * Renders the pages that are not what the pointers say they should be.
 * @throws ReleaseError when a page does not render
 */
export async function composeStalePages(
  site: Site,
  pointers: Pointers,
  { force = false, timeoutMs = PAGE_TIMEOUT_MS }: ComposeOptions = {},
): Promise<readonly ComposedFile[]> {
  if (!liveShell(pointers)) return [];
  return composeInThread({ directory: site.directory, pointers, force }, timeoutMs);
}

export async function writeComposed(site: Site, files: readonly ComposedFile[]): Promise<void> {
  await inParallel(files, WRITERS, ({ file, content }) =>
    content === null ? site.removePage(file) : site.writePage(file, content),
  );
}

/** Brings every page up to date with what is live. @returns the files written */
export async function compose(site: Site, options: ComposeOptions = {}): Promise<string[]> {
  await site.assertExists();
  await site.prepare();
  return withLock(site, async () => {
    const files = await composeStalePages(site, await site.pointers(), options);
    await writeComposed(site, files);
    return files.map(({ file }) => file);
  });
}
