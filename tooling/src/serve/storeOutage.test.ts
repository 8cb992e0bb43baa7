import type { AddressInfo } from 'node:net';
import { S3Store } from '../store/S3Store';
import { S3Server, type S3Fault } from '../testing/S3Server';
import { sendRequest } from '../testing/sendRequest';
import { DEALS_PATH, servedSite } from '../testing/servedSite';
import { STORE_AWAY } from './CachedObjects';
import { serve, SERVING_S3_LIMITS } from './serve';
import type { SiteServer } from './SiteServer';

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
  const store = new S3Store(bucket.site, SERVING_S3_LIMITS);
  for (const [key, bytes] of servedSite()) await store.put(key, bytes, 'always');
  server = await serve(store, { port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
  await bucket.stop();
});

describe('While the bucket of a site', () => {
  it.each<[string, S3Fault]>([
    ['closes every connection', 'lost request'],
    ['answers nothing', 'no answer'],
    ['answers that it is disturbed', 503],
  ])('%s, visitors get at once what was served before, and 503 for the rest', async (_what, fault) => {
    const { body } = await visit('/');
    bucket.faultOf = () => fault;
    const passTime = stopClock();
    passTime(1_000);
    expect(await visit('/')).toMatchObject({ status: 200, body });
    const asked = bucket.requests.length;
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await visit('/')).toMatchObject({ status: 200, body });
      expect(await visit(DEALS_PATH)).toMatchObject({ status: 503, retry: '5' });
    }
    expect(bucket.requests).toHaveLength(asked);
    expect((await visit('/live/shell.json')).cache).toBe(STORE_AWAY);
    expect(JSON.parse((await visit('/healthz')).body)).toEqual({ status: 'ok', store: 'unavailable' });
  });

  it('is away, the operator is told once, and once that it is back', async () => {
    await visit('/');
    bucket.faultOf = () => 'lost request';
    const passTime = stopClock();
    passTime(1_000);
    for (let turn = 0; turn < 3; turn += 1) await visit('/');
    bucket.faultOf = () => undefined;
    passTime(1_000);
    // Whoever tries the store does not wait for it.
    while ((await visit('/live/shell.json')).cache === STORE_AWAY);
    expect(reports).toEqual([
      expect.stringMatching(
        /^farekite: The store s3:\S+ cannot be reached .* is tried again every second\.\n$/,
      ),
      'farekite: The store s3://bucket/sites/test answers again\n',
    ]);
    expect(JSON.parse((await visit('/healthz')).body)).toEqual({ status: 'ok', store: 'available' });
  });
});
