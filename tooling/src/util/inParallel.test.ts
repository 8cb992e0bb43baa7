import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from './inParallel';

it('inParallel works on all items, and on no more than the limit at a time', async () => {
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

it('inParallel begins no further item once one has failed, ends those that have begun, and throws the first error', async () => {
  const begun: string[] = [];
  const done: string[] = [];
  const work = inParallel(['slow', 'failing', 'next', 'last'], 2, async (item) => {
    begun.push(item);
    await sleep(item === 'slow' ? 20 : 1);
    done.push(item);
    throw new Error(`${item} has failed`);
  });
  await expect(work).rejects.toThrow('failing has failed');
  expect(begun).toEqual(['slow', 'failing']);
  expect(done).toEqual(['failing', 'slow']);
});
