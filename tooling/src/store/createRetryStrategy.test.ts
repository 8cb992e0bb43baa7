import { Attempts } from './createRetryStrategy';
import { DEFAULT_S3_LIMITS } from './createS3Clients';

afterEach(() => {
  jest.useRealTimers();
});

describe('Attempts', () => {
  it('go on for a minute, with pauses of some seconds at most', () => {
    jest.useFakeTimers();
    const attempts = new Attempts(DEFAULT_S3_LIMITS);
    const startedMs = performance.now();
    while (attempts.mayGoOn()) jest.advanceTimersByTime(attempts.getRetryDelay());
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(60_000);
    expect(performance.now() - startedMs).toBeLessThan(64_000);
  });
});
