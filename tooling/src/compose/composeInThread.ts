import { Worker } from 'node:worker_threads';
import { UserError } from '../util/UserError';
import type { ComposedFile } from './ComposedFile';
import type { ComposeJob, ComposeMessage } from './composeWorker';

/**
 * Composes pages in a worker thread, because it runs code of the releases: an endless loop or a call of
 * process.exit there must not stop the publisher.
 *
 * @param timeoutMs the time limit of one page
 * @throws UserError that names the page which does not render
 */
export async function composeInThread(job: ComposeJob, timeoutMs: number): Promise<readonly ComposedFile[]> {
  const worker = new Worker(require.resolve('./composeWorker'), { workerData: job });
  let timeout: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let subject = 'The site';
      const fail = (problem: string, remedy: string) => {
        reject(new UserError(`${subject} ${problem}`, `${remedy}; the live site is unchanged.`));
      };
      const failRendering = (error: unknown) => {
        fail(`does not render: ${String(error)}`, 'Fix it and publish again');
      };
      const expire = () => {
        fail(`did not render within ${String(timeoutMs / 1_000)} s`, 'Look for an endless loop in it');
      };
      worker.on('message', (message: ComposeMessage) => {
        clearTimeout(timeout);
        if ('composed' in message) {
          resolve(message.composed);
        } else if ('error' in message) {
          failRendering(message.error);
        } else {
          subject = message.rendering;
          timeout = setTimeout(expire, timeoutMs);
        }
      });
      worker.once('error', failRendering);
      // An exit after the result has no effect, because the promise is settled by then.
      worker.once('exit', () => {
        fail(
          'ended the renderer, or waits for a promise that never settles',
          'Look for process.exit and for such a promise',
        );
      });
    });
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
