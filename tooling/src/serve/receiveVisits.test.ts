import { fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { ENDPOINT, RECORD, servedSite, tellingSite, VISIT } from '../testing/servedSite';
import { cacheObjects } from './cacheObjects';
import { createApp } from './createApp';
import type { VisitSink } from './receiveVisits';
import { serve } from './serve';

jest.mock('../compose/runInSandbox');

const take = jest.fn<Promise<void>, Parameters<VisitSink['take']>>();
const refuse = jest.fn();

function open(objects = tellingSite()) {
  const app = createApp(
    cacheObjects((key) => Promise.resolve(objects.get(key))),
    { visits: { take, refuse } },
  );
  return async (body: BodyInit, path = ENDPOINT) => {
    const init = { method: 'POST', body, duplex: 'half' };
    return (await app.request(path, init)).status;
  };
}

beforeEach(() => {
  take.mockReset().mockResolvedValue();
  refuse.mockReset();
});

describe('The endpoint of telemetry', () => {
  it('takes a visit, and answers nothing that is kept', async () => {
    expect(await open()(RECORD)).toBe(204);
    expect(take.mock.calls).toEqual([[VISIT]]);
    expect(refuse).not.toHaveBeenCalled();
  });

  const stream = () => new Blob([`"${'x'.repeat(20_000)}"`]).stream();
  it.each([
    ['that is no visit', '{}', 400, 'malformed'],
    ['that is larger than 16 kB', `"${'x'.repeat(16_384)}"`, 413, 'too-large'],
    ['that does not say how large it is', stream(), 413, 'too-large'],
  ])('refuses a record %s, and counts it', async (_which, record, status, reason) => {
    expect(await open()(record)).toBe(status);
    expect(refuse.mock.calls).toEqual([[reason]]);
    expect(take).not.toHaveBeenCalled();
  });

  it('takes fifty records a second, of whomever', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const send = open();
    const statuses = [];
    for (let count = 0; count < 52; count += 1) statuses.push(await send(RECORD));
    expect(statuses).toEqual([...Array<number>(50).fill(204), 429, 429]);
    expect(refuse.mock.calls).toEqual([['too-many'], ['too-many']]);
    jest.advanceTimersByTime(1_000);
    expect(await send(RECORD)).toBe(204);
    jest.useRealTimers();
  });

  it.each([
    ['another path', tellingSite(), '/paris-guide'],
    ['the path where the live shell has no telemetry', servedSite(), ENDPOINT],
  ])('is not %s', async (_what, objects, path) => {
    expect(await open(objects)(RECORD, path)).toBe(405);
    expect(take).not.toHaveBeenCalled();
  });
});

const send = (origin: string) => fetch(origin + ENDPOINT, { method: 'POST', body: RECORD });

it('farekite serve shows what it takes on a port of its own, and without one takes nothing', async () => {
  const shell = fakeShell({ telemetry: { endpoint: ENDPOINT, script: 'browser/telemetry.js' } });
  const site = await publishedSite(shell.dist);
  const local = { port: 0, host: '127.0.0.1' };
  const telling = await serve(site, local, { metrics: local });
  const silent = await serve(site, local);
  try {
    expect((await send(telling.origin)).status).toBe(204);
    const shown = await (await fetch(telling.metricsAddress ?? '')).text();
    expect(shown).toContain('farekite_visits_total{language="en"} 1');
    expect(shown).toContain('process_start_time_seconds');
    expect((await fetch(`${telling.origin}/metrics`)).status).toBe(404);
    expect((await send(silent.origin)).status).toBe(405);
  } finally {
    await Promise.all([telling.stop(), silent.stop()]);
  }
});
