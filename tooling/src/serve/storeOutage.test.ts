import { S3Store } from '../store/S3Store';
import { S3Server } from '../testing/S3Server';
import { sendRequest } from '../testing/sendRequest';
import { DEALS_PATH, servedSite } from '../testing/servedSite';
import { serve, SERVING_S3_LIMITS } from './serve';

// S3Store.test.ts has the other ways of being away.
it('While the bucket of a site answers nothing, visitors get at once what was served before, and 503 for the rest, and the operator is told once', async () => {
  const bucket = await S3Server.start();
  for (const [key, bytes] of servedSite()) await new S3Store(bucket.site).put(key, bytes, 'always');
  const store = new S3Store(bucket.site, { ...SERVING_S3_LIMITS, silenceTimeoutMs: 200 });
  const server = await serve(store, { port: 0, host: '127.0.0.1' });
  const visit = async (path: string) => {
    const { status, headers, body } = await sendRequest(server.origin, path);
    return { status, retry: headers['retry-after'], cache: headers['cache-control'], body: String(body) };
  };
  const reports: string[] = [];
  let onReport: () => void = () => undefined;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    reports.push(String(line));
    onReport();
    return true;
  });

  const { body } = await visit('/');
  bucket.faultOf = () => 'no answer';
  // The clock that says when the store is tried again stands still from now on.
  let nowMs = performance.now() + 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  expect(await visit('/')).toMatchObject({ status: 200, body });
  const asked = bucket.requests.length;
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await visit('/')).toMatchObject({ status: 200, body });
    const refused = { status: 503, retry: '5', cache: 'no-store, no-transform' };
    expect(await visit(DEALS_PATH)).toMatchObject(refused);
  }
  expect(await visit('/healthz')).toMatchObject({ status: 200, body: 'ok' });
  expect(bucket.requests).toHaveLength(asked);
  bucket.faultOf = () => undefined;
  nowMs += 1_000;
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
  await server.stop();
  await bucket.stop();
});
