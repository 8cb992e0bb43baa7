import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from './inParallel';

describe('inParallel', () => {
  it('works on all items, and on no more than the limit at a time', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
      done.push(item);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('works on all items even if some fail, then throws the first error', async () => {
    const done: number[] = [];
    const work = inParallel([1, 2, 3, 4], 2, async (item) => {
      await sleep(item);
      if (item < 3) throw new Error(`${String(item)} failed`);
      done.push(item);
    });
    await expect(work).rejects.toThrow('1 failed');
    expect(done).toEqual([3, 4]);
  });
});
