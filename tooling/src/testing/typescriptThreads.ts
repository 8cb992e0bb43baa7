import type * as threads from 'node:worker_threads';

const node = jest.requireActual<typeof threads>('node:worker_threads');
const jiti = JSON.stringify(require.resolve('jiti'));

/**
 * Replaces Node's Worker in tests, so that a thread can run a TypeScript file. The compiled file could be out of
 * date.
 */
export class Worker extends node.Worker {
  constructor(file: string, options: threads.WorkerOptions) {
    const source = JSON.stringify(file);
    super(`require(${jiti}).createJiti(${source})(${source});`, { ...options, eval: true });
  }
}
