import { LoadAttempts, SLOW_AFTER_MS, type LoadStatus } from './LoadAttempts';

/** Attempts whose ends the test controls. */
function createAttempts() {
  const reports = { onSlow: jest.fn(), onFailed: jest.fn() };
  const attempts = new LoadAttempts(reports);
  const phases: LoadStatus['phase'][] = [];
  attempts.subscribe(() => phases.push(attempts.getStatus().phase));
  const begin = (phase: 'loading' | 'retrying' = 'loading') => {
    let succeed!: () => Promise<void>;
    let fail!: (cause: Error) => Promise<void>;
    attempts.begin(
      phase,
      () =>
        new Promise((resolve, reject) => {
          succeed = async () => {
            resolve();
            await jest.advanceTimersByTimeAsync(0);
          };
          fail = async (cause) => {
            reject(cause);
            await jest.advanceTimersByTimeAsync(0);
          };
        }),
    );
    return { succeed, fail };
  };
  return { attempts, begin, phases, ...reports };
}

const OFFLINE = new Error('offline');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('LoadAttempts', () => {
  it('is ready before the first attempt, and when an attempt has succeeded', async () => {
    const { attempts, begin, phases } = createAttempts();
    expect(attempts.getStatus().phase).toBe('ready');
    const attempt = begin();
    await attempt.succeed();
    expect(phases).toEqual(['loading', 'ready']);
  });

  it('reports what is late once, and is ready when it comes', async () => {
    const { begin, phases, onSlow } = createAttempts();
    const attempt = begin();
    await jest.advanceTimersByTimeAsync(2 * SLOW_AFTER_MS);
    expect(phases).toEqual(['loading', 'slow']);
    await attempt.succeed();
    expect(phases).toEqual(['loading', 'slow', 'ready']);
    expect(onSlow).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, and nothing late after it', async () => {
    const { attempts, begin, onFailed, onSlow } = createAttempts();
    await begin().fail(OFFLINE);
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    expect(attempts.getStatus()).toEqual({ phase: 'failed', error: OFFLINE });
    expect(onFailed.mock.calls).toEqual([[OFFLINE]]);
    expect(onSlow).not.toHaveBeenCalled();
  });

  it('takes the success of any attempt, and the failure of the latest alone', async () => {
    const { begin, phases, onFailed } = createAttempts();
    const first = begin();
    const second = begin('retrying');
    const third = begin('retrying');
    await first.fail(OFFLINE);
    await second.succeed();
    await third.fail(OFFLINE);
    expect(phases).toEqual(['loading', 'retrying', 'ready']);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('counts what is late from the beginning of the latest attempt', async () => {
    const { attempts, begin, phases, onSlow } = createAttempts();
    begin();
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
    attempts.succeed();
    begin();
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
    expect(onSlow).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(phases).toEqual(['loading', 'ready', 'loading', 'slow']);
  });

  it('is ready when nothing is missing any more', async () => {
    const { attempts, begin, phases } = createAttempts();
    const attempt = begin();
    attempts.succeed();
    await attempt.fail(OFFLINE);
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    expect(phases).toEqual(['loading', 'ready']);
  });
});
