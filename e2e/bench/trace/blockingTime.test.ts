import { blockingTime } from './blockingTime';

const task = (durationMs: number) => ({ startMs: 0, durationMs, parts: [] });

describe('blockingTime', () => {
  it('adds up what long tasks take beyond 50 ms', () => {
    expect(blockingTime([task(120), task(49), task(60)])).toBe(80);
  });

  it('counts no task of 50 ms', () => {
    expect(blockingTime([task(50)])).toBe(0);
  });

  it('is zero for no tasks', () => {
    expect(blockingTime([])).toBe(0);
  });
});
