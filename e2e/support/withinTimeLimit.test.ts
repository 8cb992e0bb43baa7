import { TIME_LIMIT_MS, withinTimeLimit } from './withinTimeLimit';

const never = new Promise<string>(() => undefined);

describe('withinTimeLimit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves with what the promise resolves with, and leaves no timer', async () => {
    await expect(withinTimeLimit(Promise.resolve('painted'), 'Not painted')).resolves.toBe('painted');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects with what the promise rejects with, and leaves no timer', async () => {
    const failed = withinTimeLimit(Promise.reject(new Error('The tab has crashed')), 'Not painted');
    await expect(failed).rejects.toThrow('The tab has crashed');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects at the limit, and not before', async () => {
    const settled = jest.fn();
    const limited = withinTimeLimit(never, 'The page was not painted');
    limited.catch(settled);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(limited).rejects.toThrow('The page was not painted after 60000 ms');
  });
});
