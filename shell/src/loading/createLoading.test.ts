import { reportError } from '../errors/reportError';
import { createAnswers } from '../testing/createAnswers';
import { settle } from '../testing/settle';
import { createLoading, SLOW_AFTER_MS, type Phase } from './createLoading';

jest.mock('../errors/reportError');

const OFFLINE = new Error('offline');

/** Attempts whose ends the test controls. */
function begin() {
  const onSlow = jest.fn();
  const loading = createLoading(onSlow);
  const phases: Phase[] = [];
  loading.phase.subscribe(() => phases.push(loading.phase.get()));
  const { ask, answer, fail } = createAnswers<[], undefined>();
  loading.begin('loading', ask);
  return { loading, phases, ask, answer, fail, onSlow };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reportError).mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('createLoading', () => {
  it('reports what is late once, after four seconds, and is ready when it comes', async () => {
    const { answer, phases, onSlow } = begin();
    await settle(SLOW_AFTER_MS - 1);
    expect(phases).toEqual(['loading']);
    await settle(SLOW_AFTER_MS);
    await answer(undefined);
    expect(phases).toEqual(['loading', 'slow', 'ready']);
    expect(onSlow).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, and nothing late after it', async () => {
    const { fail, phases, onSlow } = begin();
    await fail(OFFLINE);
    await settle(SLOW_AFTER_MS);
    expect(phases).toEqual(['loading', 'failed']);
    expect(jest.mocked(reportError).mock.calls).toEqual([[OFFLINE]]);
    expect(onSlow).not.toHaveBeenCalled();
  });

  it('takes the end of the latest attempt alone, and counts what is late from its beginning', async () => {
    const { loading, ask, answer, fail, phases, onSlow } = begin();
    await settle(SLOW_AFTER_MS - 1);
    loading.begin('retrying', ask);
    await settle(SLOW_AFTER_MS - 1);
    await fail(OFFLINE, 0);
    expect(onSlow).not.toHaveBeenCalled();
    await settle(1);
    await answer(undefined, 1);
    expect(phases).toEqual(['loading', 'retrying', 'slow', 'ready']);
    expect(reportError).not.toHaveBeenCalled();
  });
});
