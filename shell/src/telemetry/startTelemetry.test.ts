import { waitFor } from '@testing-library/react';
import { parseVisit } from '@farekite/shared/telemetry';
import { FIRST_CLASS } from '../testing/pages';

type Report = (metric: { readonly name: string; readonly value: number }) => void;

/** Measures to the end, as the library does, of which jsdom lacks what it needs. */
const mockMeasure = (name: string, value: number) => (report: Report) => {
  document.addEventListener('visibilitychange', () => report({ name, value }), { capture: true, once: true });
};
jest.mock('web-vitals', () => ({
  onLCP: mockMeasure('LCP', 1234.5),
  onINP: () => undefined,
  onCLS: mockMeasure('CLS', 0),
}));

const PAIR = 'shell@5e115e115e115e11 mfe-deals@d0d0d0d0d0d0d0d0';

const fetch = jest.fn<Promise<void>, [string, RequestInit]>();

/** Starts it in a document of its own. */
async function start(sample = 1) {
  jest.resetModules();
  const { startTelemetry } = await import('./startTelemetry');
  const { visitViews } = await import('./visitViews');
  visitViews.open({ route: FIRST_CLASS, version: () => 'd0d0d0d0d0d0d0d0' });
  startTelemetry({ endpoint: '/telemetry', sample });
  visitViews.show();
}

function become(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Until what was started has nothing left to do. */
const rest = () => jest.advanceTimersByTimeAsync(1_000);

const told = () => fetch.mock.calls.map(([, { body }]) => parseVisit(body as string));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  become('visible');
  Object.assign(navigator, { globalPrivacyControl: false });
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<meta name="generator" content="${PAIR}">`;
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: [] }] });
  Object.assign(globalThis, { fetch: fetch.mockReset().mockResolvedValue() });
});

describe('startTelemetry', () => {
  it('tells of the visit once, when the document is hidden, without cookies', async () => {
    await start();
    await rest();
    window.dispatchEvent(new ErrorEvent('error', { message: 'of an extension' }));
    expect(fetch).not.toHaveBeenCalled();
    become('hidden');
    become('hidden');
    expect(told()).toEqual([
      {
        language: 'en',
        pair: PAIR,
        vitals: { lcp: 1234.5, cls: 0 },
        views: [{ route: FIRST_CLASS.path, release: 'mfe-deals@d0d0d0d0d0d0d0d0', isRepaired: false }],
      },
    ]);
    expect(fetch.mock.calls[0]).toEqual([
      '/telemetry',
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
    ]);
  });

  it('tells also of a visit that was hidden before the page rested, as long as the document lives', async () => {
    await start();
    become('hidden');
    jest.useRealTimers();
    await waitFor(() => {
      expect(told()).toHaveLength(1);
    });
  });

  it.each([
    ['whose browser sends Global Privacy Control', true, 1],
    ['who is not in the sample', false, 0],
  ])('tells nothing of a visitor %s', async (_who, globalPrivacyControl, sample) => {
    Object.assign(navigator, { globalPrivacyControl });
    await start(sample);
    await rest();
    become('hidden');
    await rest();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('tells of a document that was loaded ahead, or in the background, only when it has been shown', async () => {
    become('hidden');
    await start();
    await rest();
    expect(fetch).not.toHaveBeenCalled();
    become('visible');
    await rest();
    become('hidden');
    expect(told()).toHaveLength(1);
  });
});
