import type { AddressInfo } from 'node:net';
import { publish } from '../operations/publish';
import { S3Store } from '../store/S3Store';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { S3Server, type S3Fault } from '../testing/S3Server';
import { sendRequest } from '../testing/sendRequest';
import { CACHE_STATUS } from './cacheStatus';
import { serve, SERVING_S3_LIMITS } from './serve';
import type { SiteServer } from './SiteServer';

jest.mock('../compose/runInSandbox');

/** How often a store that is away is tried again. */
const RETRY_INTERVAL_MS = 1_000;

let bucket: S3Server;
let server: SiteServer;
let reports: string[];

async function visit(path: string) {
  const { port } = server.http.address() as AddressInfo;
  const { status, headers, body } = await sendRequest({ port, path });
  return { status, cache: headers['cache-status'], retry: headers['retry-after'], body: body.toString() };
}

/** Stops the clock that says when the store is tried again. @returns what moves it on */
function stopClock(): (ms: number) => void {
  let nowMs = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return (ms) => {
    nowMs += ms;
  };
}

beforeEach(async () => {
  reports = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    reports.push(String(line));
    return true;
  });
  bucket = await S3Server.start();
  const store = new S3Store(bucket.site, bucket.env, SERVING_S3_LIMITS);
  for (const { dist } of [fakeShell(), fakeRemote('mfe-home')]) await publish(dist, store, { create: true });
  server = await serve(store, { port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
  await bucket.stop();
});

describe('While the store of a site', () => {
  it.each<[string, S3Fault]>([
    ['closes every connection', 'lost request'],
    ['answers nothing', 'no answer'],
    ['answers that it is disturbed', 503],
  ])(
    '%s, visitors get what was served before, without asking the store, and 503 for the rest',
    async (_what, fault) => {
      expect(await visit('/')).toMatchObject({ status: 200, cache: CACHE_STATUS.miss });
      bucket.faultOf = () => fault;
      const first = await visit('/');
      expect(first).toMatchObject({ status: 200, cache: CACHE_STATUS.storeAway });
      stopClock();
      const asked = bucket.requests.length;
      for (let turn = 0; turn < 20; turn += 1) {
        const known = await visit('/');
        expect(known).toMatchObject({ status: 200, cache: CACHE_STATUS.storeAway, body: first.body });
        const unknown = await visit('/first-class-deals');
        expect(unknown).toMatchObject({ status: 503, retry: '5' });
      }
      expect(bucket.requests).toHaveLength(asked);
      expect(JSON.parse((await visit('/healthz')).body)).toEqual({ status: 'ok', store: 'unavailable' });
    },
  );

  it('is away, the operator is told once, and once that it is back', async () => {
    await visit('/');
    bucket.faultOf = () => 'lost request';
    await visit('/');
    const passTime = stopClock();
    bucket.faultOf = () => undefined;
    passTime(RETRY_INTERVAL_MS - 1);
    expect((await visit('/')).cache).toBe(CACHE_STATUS.storeAway);
    passTime(1);
    // Whoever tries the store does not wait for it.
    while ((await visit('/')).cache !== CACHE_STATUS.revalidated);
    expect(reports).toEqual([
      expect.stringMatching(
        /^farekite: The store s3:\S+ cannot be reached .* is tried again every second\.\n$/,
      ),
      'farekite: The store s3://bucket/sites/test answers again\n',
    ]);
    expect(JSON.parse((await visit('/healthz')).body)).toEqual({ status: 'ok', store: 'available' });
  });
});
