import { S3Store } from '../store/S3Store';
import { S3Server } from '../testing/S3Server';
import { sendRequest } from '../testing/sendRequest';
import { DEALS_PATH, servedSite } from '../testing/servedSite';
import { serve, SERVING_S3_LIMITS, type RunningServer } from './serve';

let bucket: S3Server;
let server: RunningServer;
let reports: string[];
let onReport: () => void = () => undefined;

async function visit(path: string) {
  const { status, headers, body } = await sendRequest(server.origin, path);
  return { status, retry: headers['retry-after'], cache: headers['cache-control'], body: body.toString() };
}

/** Stops the clock that says when the store is tried again. @returns what moves it on */
function stopClock(): (ms: number) => void {
  let nowMs = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return (ms) => {
    nowMs += ms;
  };
}

beforeAll(async () => {
  bucket = await S3Server.start();
  const store = new S3Store(bucket.site);
  for (const [key, bytes] of servedSite()) await store.put(key, bytes, 'always');
});

afterAll(() => bucket.stop());

beforeEach(async () => {
  reports = [];
  bucket.faultOf = () => undefined;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    reports.push(String(line));
    onReport();
    return true;
  });
  server = await serve(new S3Store(bucket.site, { ...SERVING_S3_LIMITS, silenceTimeoutMs: 200 }), {
    port: 0,
    host: '127.0.0.1',
  });
});

afterEach(() => server.stop());

// S3Store.test.ts has the other ways of being away.
it('While the bucket of a site answers nothing, visitors get at once what was served before, and 503 for the rest, and the operator is told once', async () => {
  const { body } = await visit('/');
  bucket.faultOf = () => 'no answer';
  const passTime = stopClock();
  passTime(1_000);
  expect(await visit('/')).toMatchObject({ status: 200, body });
  const asked = bucket.requests.length;
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await visit('/')).toMatchObject({ status: 200, body });
    expect(await visit(DEALS_PATH)).toMatchObject({
      status: 503,
      retry: '5',
      cache: 'no-store, no-transform',
    });
  }
  expect(await visit('/healthz')).toMatchObject({ status: 200, body: 'ok' });
  expect(bucket.requests).toHaveLength(asked);
  bucket.faultOf = () => undefined;
  passTime(1_000);
  const reported = new Promise<void>((resolve) => {
    onReport = resolve;
  });
  // Whoever tries the store does not wait for it.
  await visit('/');
  await reported;
  expect(await visit(DEALS_PATH)).toMatchObject({ status: 200 });
  expect(reports).toEqual([
    expect.stringMatching(/^farekite: The store s3:\S+ .* is tried again every second\.\n$/),
    'farekite: The store answers again\n',
  ]);
});
