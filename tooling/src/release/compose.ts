import { Worker } from 'node:worker_threads';
import type { ComposedFile, ComposeJob, ComposeNews } from './composeWorker';
import { inParallel } from './inParallel';
import { labelOf } from './manifest';
import { liveShell, type Pointers, type Site } from './Site';
import { withLock } from './lock';
import { ReleaseError } from './ReleaseError';

/** More than a hundred times what the pages of the whole site take. */
const COMPOSE_TIMEOUT_MS = 120_000;
/** As many pages at a time as there are threads to compress them. */
const WRITERS = 4;
const UNTOUCHED = 'the live site is untouched.';

export interface ComposeOptions {
  /** Composes every page, also where nothing changed. @default false */
  readonly force?: boolean;
  /** How long the code of the releases may take for all pages together. @default two minutes */
  readonly timeoutMs?: number;
}

/**
 * Renders the pages that are not what the pointers say they should be, in a thread of their own: code
 * of a release that never ends, or that ends the process, costs the publisher nothing but the publish.
 *
 * @throws ReleaseError when a page does not render
 */
export async function composeStalePages(
  site: Site,
  pointers: Pointers,
  { force = false, timeoutMs = COMPOSE_TIMEOUT_MS }: ComposeOptions = {},
): Promise<ComposedFile[]> {
  const shell = liveShell(pointers);
  if (!shell) return [];
  const job: ComposeJob = { directory: site.directory, pointers, force };
  const worker = new Worker(require.resolve('./composeWorker'), { workerData: job });
  let timeout: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ComposedFile[]>((resolve, reject) => {
      let subject = labelOf(shell);
      timeout = setTimeout(() => {
        reject(
          new ReleaseError(
            `${subject} was not rendered within ${String(timeoutMs / 1_000)} seconds`,
            `Look for an endless loop in it; ${UNTOUCHED}`,
          ),
        );
      }, timeoutMs);
      worker.on('message', (news: ComposeNews) => {
        if ('composed' in news) resolve(news.composed);
        else subject = news.rendering;
      });
      worker.once('error', (cause: unknown) => {
        reject(
          new ReleaseError(
            `${subject} does not render: ${String(cause)}`,
            `Mend it and publish again; ${UNTOUCHED}`,
            { cause },
          ),
        );
      });
      worker.once('exit', () => {
        reject(
          new ReleaseError(
            `${subject} ended the renderer before it was rendered`,
            `Look for a process.exit, or a promise that nothing resolves; ${UNTOUCHED}`,
          ),
        );
      });
    });
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}

export async function writeComposed(site: Site, files: readonly ComposedFile[]): Promise<void> {
  await inParallel(files, WRITERS, ({ file, content }) =>
    content === null ? site.removePage(file) : site.writePage(file, content),
  );
}

/** Brings every page up to date with what is live. @returns the files written */
export async function compose(site: Site, options: ComposeOptions): Promise<string[]> {
  await site.assertExists();
  await site.prepare();
  return withLock(site, async () => {
    const files = await composeStalePages(site, await site.pointers(), options);
    await writeComposed(site, files);
    return files.map(({ file }) => file);
  });
}
