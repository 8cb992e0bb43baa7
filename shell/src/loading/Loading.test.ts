import { createAnswers } from '../testing/createAnswers';
import { settle } from '../testing/settle';
import { Loading, SLOW_AFTER_MS, type Phase } from './Loading';

const OFFLINE = new Error('offline');

/** Attempts whose ends the test controls. */
function createLoading() {
  const reports = { onSlow: jest.fn(), onFailed: jest.fn() };
  const loading = new Loading(reports);
  const phases: Phase[] = [];
  loading.phase.subscribe(() => phases.push(loading.phase.get()));
  const { ask, answer, fail } = createAnswers<[], undefined>();
  const begin = (phase: 'loading' | 'retrying' = 'loading') => {
    loading.begin(phase, ask);
  };
  return { loading, phases, begin, succeed: (call = -1) => answer(undefined, call), fail, ...reports };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Loading', () => {
  it('reports what is late once, after four seconds, and is ready when it comes', async () => {
    const { begin, succeed, phases, onSlow } = createLoading();
    begin();
    await settle(SLOW_AFTER_MS - 1);
    expect(phases).toEqual(['loading']);
    await settle(SLOW_AFTER_MS);
    expect(phases).toEqual(['loading', 'slow']);
    await succeed();
    expect(phases).toEqual(['loading', 'slow', 'ready']);
    expect(onSlow).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, and nothing late after it', async () => {
    const { begin, fail, phases, onFailed, onSlow } = createLoading();
    begin();
    await fail(OFFLINE);
    await settle(SLOW_AFTER_MS);
    expect(phases).toEqual(['loading', 'failed']);
    expect(onFailed.mock.calls).toEqual([[OFFLINE]]);
    expect(onSlow).not.toHaveBeenCalled();
  });

  it('takes the end of the latest attempt alone', async () => {
    const { begin, succeed, fail, phases, onFailed } = createLoading();
    begin();
    begin('retrying');
    begin('retrying');
    await fail(OFFLINE, 0);
    await succeed(1);
    expect(phases).toEqual(['loading', 'retrying', 'retrying']);
    await succeed(2);
    expect(phases.at(-1)).toBe('ready');
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('counts what is late from the beginning of the latest attempt', async () => {
    const { begin, phases, onSlow } = createLoading();
    begin();
    await settle(SLOW_AFTER_MS - 1);
    begin('retrying');
    await settle(SLOW_AFTER_MS - 1);
    expect(onSlow).not.toHaveBeenCalled();
    await settle(1);
    expect(phases).toEqual(['loading', 'retrying', 'slow']);
  });

  it('hears nothing of attempts that still run when nothing is missing any more', async () => {
    const { loading, begin, fail, phases, onFailed, onSlow } = createLoading();
    begin();
    loading.succeed();
    await settle(SLOW_AFTER_MS);
    await fail(OFFLINE);
    expect(phases).toEqual(['loading', 'ready']);
    expect(onFailed).not.toHaveBeenCalled();
    expect(onSlow).not.toHaveBeenCalled();
  });
});
