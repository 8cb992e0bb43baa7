import type * as threads from 'node:worker_threads';

const node = jest.requireActual<typeof threads>('node:worker_threads');
const jiti = JSON.stringify(require.resolve('jiti'));

/**
 * Stands for Node's own Worker, which cannot run TypeScript: with it the tests run these sources, and
 * never those that were compiled the other day.
 */
export class Worker extends node.Worker {
  constructor(file: string, options: threads.WorkerOptions) {
    const source = JSON.stringify(file);
    super(`require(${jiti}).createJiti(${source})(${source});`, { ...options, eval: true });
  }
}
