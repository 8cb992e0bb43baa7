import { Worker } from 'node:worker_threads';
import type { ComposedFile, ComposeJob, ComposeNews } from './composeWorker';
import { ReleaseError } from './ReleaseError';

const UNTOUCHED = 'the live site is untouched.';

/**
 * Composes in a thread of its own: code of a release that never ends, or that ends the process, costs
 * the publisher nothing but the publish.
 *
 * @param timeoutMs how long one page may take
 * @throws ReleaseError that names the page which does not render
 */
export async function composeInThread(job: ComposeJob, timeoutMs: number): Promise<readonly ComposedFile[]> {
  const worker = new Worker(require.resolve('./composeWorker'), { workerData: job });
  let timeout: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let subject = 'The site';
      const refuse = (problem: string, remedy: string, options?: ErrorOptions) => {
        reject(new ReleaseError(`${subject} ${problem}`, `${remedy}; ${UNTOUCHED}`, options));
      };
      const expire = () => {
        refuse(`did not render within ${String(timeoutMs / 1_000)} s`, 'Look for an endless loop in it');
      };
      worker.on('message', (news: ComposeNews) => {
        clearTimeout(timeout);
        if ('composed' in news) {
          resolve(news.composed);
        } else {
          subject = news.rendering;
          timeout = setTimeout(expire, timeoutMs);
        }
      });
      worker.once('error', (cause: unknown) => {
        refuse(`does not render: ${String(cause)}`, 'Mend it and publish again', { cause });
      });
      worker.once('exit', () => {
        refuse(
          'ended the renderer or waits for ever',
          'Look for a process.exit, or a promise that nobody resolves',
        );
      });
    });
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
