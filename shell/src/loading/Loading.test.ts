import { reportError } from '../errors/reportError';
import { createAnswers } from '../testing/createAnswers';
import { settle } from '../testing/settle';
import { Loading, SLOW_AFTER_MS, type Phase } from './Loading';

jest.mock('../errors/reportError');

const OFFLINE = new Error('offline');

/** Attempts whose ends the test controls. */
function createLoading() {
  const onSlow = jest.fn();
  const loading = new Loading(onSlow);
  const phases: Phase[] = [];
  loading.phase.subscribe(() => phases.push(loading.phase.get()));
  const { ask, answer, fail } = createAnswers<[], undefined>();
  const begin = (phase: 'loading' | 'retrying' = 'loading') => {
    loading.begin(phase, ask);
  };
  return { loading, phases, begin, succeed: (call = -1) => answer(undefined, call), fail, onSlow };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reportError).mockReset();
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
    const { begin, fail, phases, onSlow } = createLoading();
    begin();
    await fail(OFFLINE);
    await settle(SLOW_AFTER_MS);
    expect(phases).toEqual(['loading', 'failed']);
    expect(jest.mocked(reportError).mock.calls).toEqual([[OFFLINE]]);
    expect(onSlow).not.toHaveBeenCalled();
  });

  it('takes the end of the latest attempt alone, and counts what is late from its beginning', async () => {
    const { begin, succeed, fail, phases, onSlow } = createLoading();
    begin();
    await settle(SLOW_AFTER_MS - 1);
    begin('retrying');
    await settle(SLOW_AFTER_MS - 1);
    await fail(OFFLINE, 0);
    expect(onSlow).not.toHaveBeenCalled();
    await settle(1);
    expect(phases).toEqual(['loading', 'retrying', 'slow']);
    await succeed(1);
    expect(phases.at(-1)).toBe('ready');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('hears nothing of attempts that still run when nothing is missing any more', async () => {
    const { loading, begin, fail, phases, onSlow } = createLoading();
    begin();
    loading.succeed();
    await settle(SLOW_AFTER_MS);
    await fail(OFFLINE);
    expect(phases).toEqual(['loading', 'ready']);
    expect(reportError).not.toHaveBeenCalled();
    expect(onSlow).not.toHaveBeenCalled();
  });
});
