import { liveShell, type Pointers } from '../store/pointers';
import type { Site } from '../store/Site';
import { inParallel } from '../util/inParallel';
import type { ComposedFile } from './ComposedFile';
import { Composer } from './Composer';

/** Much more than any remote takes, because the limit is there for endless loops only. */
const TIMEOUT_MS = 30_000;
/** The size of Node's thread pool, which compresses the pages. */
const CONCURRENT_WRITES = 4;

export interface ComposeOptions {
  /** Composes every page, even those that are up to date. @default false */
  readonly force?: boolean;
  /** The time limit for rendering the pages of one remote. @default 30 seconds */
  readonly timeoutMs?: number;
}

/**
 * Composes the pages that do not match the pointers, without writing them. Without a live shell there
 * is nothing to compose.
 *
 * @throws UserError when a page does not render
 */
export async function composeStalePages(
  site: Site,
  pointers: Pointers,
  { force = false, timeoutMs = TIMEOUT_MS }: ComposeOptions = {},
): Promise<readonly ComposedFile[]> {
  if (!liveShell(pointers)) return [];
  return new Composer({ site, pointers, force, timeoutMs }).run();
}

/** Writes or removes composed files. Only the holder of the lock may call it. */
export async function writeComposedFiles(site: Site, files: readonly ComposedFile[]): Promise<void> {
  await inParallel(files, CONCURRENT_WRITES, ({ file, content }) =>
    content === null ? site.removePage(file) : site.writePage(file, content),
  );
}
