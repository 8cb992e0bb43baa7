import { MessageChannel } from 'node:worker_threads';
import { runInNextTask } from './runInNextTask';

describe('runInNextTask', () => {
  it('runs a function after the task at hand and its promises', async () => {
    Object.assign(globalThis, { MessageChannel });
    const log: string[] = [];
    const hasRun = new Promise<void>((resolve) => {
      runInNextTask(() => {
        log.push('next task');
        resolve();
      });
    });
    await Promise.resolve().then(() => log.push('promise'));
    await hasRun;
    expect(log).toEqual(['promise', 'next task']);
  });
});
