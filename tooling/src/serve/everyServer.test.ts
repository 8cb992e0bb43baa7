import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../operations/publish';
import { objectMetadata } from '../store/objectMetadata';
import { S3Store } from '../store/S3Store';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { emptySite } from '../testing/publishedSite';
import { S3Server } from '../testing/S3Server';
import { sendRequest, type ReceivedResponse } from '../testing/sendRequest';
import { isNginxInstalled, startNginx } from '../testing/startNginx';
import { startWorker } from '../testing/startWorker';
import { temporaryFolder } from '../testing/temporaryFolder';
import { serve } from './serve';

jest.mock('../compose/runInSandbox');

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };
const SPANISH = { Cookie: 'a=b; language=es' };

const shell = fakeShell();
const home = fakeRemote('mfe-home');
const RELEASE = `/releases/mfe-home/${home.release.version}`;

interface TestedRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that name the ETag of what the server sends to the request without them. */
  readonly withEtag?: (etag: string) => Readonly<Record<string, string>>;
  /** Servers that answer otherwise. */
  readonly except?: readonly ('nginx' | 'worker')[];
}

const PATHS = [
  '/',
  '/first-class-deals?utm=1',
  '/about/',
  '/about//?a=1&b=%0d%0a',
  '//evil.example/',
  '/%0d%0aSet-Cookie:x/',
  '/nowhere',
  '/nowhere.txt',
  '/%C3%91and%C3%BA',
  '/index.html',
  '/index.es.html',
  '/404.html',
  '/index.html.br',
  '/.farekite/history/shell/1.json',
  '/live/mfe-home.json',
  '/live',
  '/releases',
  `${RELEASE}/release.json`,
  `${RELEASE}/browser/remoteEntry.js`,
  `${RELEASE}/server/server.js`,
  '/robots.txt',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/picture.avif',
  '/font.woff2',
  '/site.webmanifest',
  '/linked.txt',
];

/** nginx picks the smallest variant that a browser accepts, whatever its weight. */
const WEIGHTS: TestedRequest[] = [
  'br;q=0.1, gzip',
  'gzip, *;q=0.5',
  '*',
  'identity, br;q=0.5',
  '*;q=0',
  'identity;q=0',
].map((encodings) => ({ path: '/', headers: { 'Accept-Encoding': encodings }, except: ['nginx'] }));

/**
 * Debian's module for brotli (ngx_brotli 1.0.0rc) says that the path of a variant is four bytes longer than it is. With
 * `disable_symlinks`, nginx goes through the path by this length. If there happens to be a slash in the memory behind it,
 * nginx opens the variant as a folder, which fails, and sends the variant of gzip. Here it happens to this request.
 */
function isMissedByBrotliModule({ path, headers }: TestedRequest): boolean {
  return path === '/robots.txt' && headers?.['Accept-Encoding'] === BROWSER['Accept-Encoding'];
}

/** The runtime of the worker resolves them before the worker gets them. */
const PATHS_TO_OUTSIDE: TestedRequest[] = [
  '/../robots.txt',
  '/%2e%2e/robots.txt',
  '/live/../../robots.txt',
].map((path) => ({ path, except: ['worker', 'nginx'] }));

/** On Windows, `\` separates folders. */
const BACKSLASHES: TestedRequest[] = [
  { path: '/live%5C..%5Crobots.txt' },
  { path: '/live%5Cmfe-home.json' },
  { path: '/first-class-deals%5C', headers: SPANISH },
  // The runtime of the worker takes it for `/`, as browsers do before they send a request.
  { path: '/live\\mfe-home.json', except: ['worker'] },
];

const REQUESTS: TestedRequest[] = [
  ...PATHS.flatMap((path): TestedRequest[] => [
    { path },
    { path, headers: { ...BROWSER, ...SPANISH } },
    { path, headers: { Cookie: 'language=xx', 'Accept-Encoding': 'gzip' } },
    { path, method: 'HEAD', headers: BROWSER },
    { path, method: 'POST' },
  ]),
  { path: '/', headers: { 'Accept-Encoding': 'br;q=0, gzip' } },
  { path: '/', headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } },
  ...WEIGHTS,
  ...['bytes=0-2', 'bytes=2-', 'bytes=-3', 'bytes=-9999', 'bytes=0-0,2-3', 'lines=0-1'].map(
    (range): TestedRequest => ({ path: '/robots.txt', headers: { Range: range } }),
  ),
  // nginx sends the headers of this answer twice.
  { path: '/robots.txt', headers: { Range: 'bytes=99999-' }, except: ['nginx'] },
  // nginx's module for brotli knows no ranges.
  { path: '/', headers: { ...BROWSER, Range: 'bytes=5-9' }, except: ['nginx'] },
  { path: '/nowhere', headers: { Range: 'bytes=0-1' }, except: ['nginx'] },
  { path: '/robots.txt', method: 'HEAD', headers: { Range: 'bytes=0-1' }, except: ['nginx'] },
  ...['/', '/robots.txt', `${RELEASE}/browser/remoteEntry.js`].flatMap((path): TestedRequest[] => [
    { path, withEtag: (etag) => ({ 'If-None-Match': etag }) },
    { path, withEtag: (etag) => ({ 'If-None-Match': `"other", W/${etag}` }) },
    { path, headers: { 'If-None-Match': '*' } },
    { path, headers: { 'If-None-Match': '"other"' } },
    { path, withEtag: (etag) => ({ 'If-Match': etag }) },
    { path, headers: { 'If-Match': '"other"' } },
    { path, withEtag: (etag) => ({ Range: 'bytes=0-1', 'If-Range': etag }) },
    { path, headers: { Range: 'bytes=0-1', 'If-Range': '"other"' } },
    { path, headers: BROWSER, withEtag: (etag) => ({ ...BROWSER, 'If-None-Match': etag }) },
  ]),
  { path: '/nowhere', withEtag: (etag) => ({ 'If-None-Match': etag }), except: ['nginx'] },
  ...PATHS_TO_OUTSIDE,
  ...BACKSLASHES,
  { path: '/healthz', except: ['nginx'] },
];

/** The response headers that browsers and caches act on. */
const HEADERS = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'integrity-policy',
  'permissions-policy',
  'referrer-policy',
  'speculation-rules',
  'vary',
  'x-content-type-options',
];
/** An error without a page of the site has another body and its headers at nginx. */
const TEXT_HEADERS = ['allow', 'content-type', 'speculation-rules', 'vary'];

function comparable({ status, headers, body }: ReceivedResponse) {
  const isText = [308, 400, 405, 412, 416].includes(status);
  const names = HEADERS.filter((name) => !(isText && TEXT_HEADERS.includes(name)));
  return {
    status,
    location: headers.location && decodeURIComponent(headers.location.replace(/^http:\/\/[^/]+/, '')),
    ...Object.fromEntries(names.map((name) => [name, headers[name]])),
    body: isText ? '' : body.toString('base64'),
  };
}

interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

async function startOurs(store: Parameters<typeof serve>[0]): Promise<RunningServer> {
  const server = await serve(store, { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as { port: number };
  return { port, stop: () => server.stop() };
}

/** Sends a request, after one without the conditions in order to learn the ETag that they name. */
async function ask(port: number, { path, method = 'GET', headers = {}, withEtag }: TestedRequest) {
  if (!withEtag) return sendRequest({ port, path, method, headers });
  const { etag = '' } = (await sendRequest({ port, path, method, headers })).headers;
  return sendRequest({ port, path, method, headers: { ...headers, ...withEtag(etag) } });
}

const NAMES = [
  'one of two instances over a bucket',
  'the other instance over the bucket',
  'the worker',
  ...(isNginxInstalled() ? ['nginx'] : []),
];
const REFERENCE = 'the server over a folder';
const running = new Map<string, RunningServer>();
let bucket: S3Server;

function portOf(name: string): number {
  const server = running.get(name);
  if (!server) throw new Error(`${name} does not run`);
  return server.port;
}

async function createSite() {
  const site = emptySite();
  for (const { dist } of [shell, home]) await publish(dist, site);
  for (const name of ['picture.avif', 'font.woff2', 'site.webmanifest']) {
    await site.put(name, Buffer.from(`content of ${name}`), objectMetadata(name), 'always');
  }
  await site.put('speculation-rules.json', Buffer.from('{}'), objectMetadata(''), 'always');
  return site;
}

beforeAll(async () => {
  const site = await createSite();
  bucket = await S3Server.start();
  const store = () => new S3Store(bucket.site, bucket.env);
  for await (const { key } of site.list('')) {
    const object = await site.get(key);
    if (object) await store().put(key, object.bytes, objectMetadata(key), 'always');
  }
  running.set('the worker', await startWorker(site));
  const outside = join(temporaryFolder(), 'outside.txt');
  writeFileSync(outside, 'secret');
  symlinkSync(outside, join(site.location, 'linked.txt'));
  running.set(REFERENCE, await startOurs(site));
  running.set('one of two instances over a bucket', await startOurs(store()));
  running.set('the other instance over the bucket', await startOurs(store()));
  if (isNginxInstalled()) running.set('nginx', await startNginx(site.location));
}, 60_000);

afterAll(async () => {
  for (const server of running.values()) await server.stop();
  await bucket.stop();
});

describe.each(NAMES)('%s answers like the server over a folder:', (name) => {
  const requests = REQUESTS.filter(({ except = [] }) => !except.some((other) => name.endsWith(other))).filter(
    (request) => name !== 'nginx' || !isMissedByBrotliModule(request),
  );

  it.each(
    requests.map((tested): [string, TestedRequest] => [
      `${tested.method ?? 'GET'} ${tested.path} ${JSON.stringify({ ...tested.headers, ...tested.withEtag?.('ETAG') })}`,
      tested,
    ]),
  )('%s', async (_what, tested) => {
    const answerOf = async (server: string) => comparable(await ask(portOf(server), tested));
    expect(await answerOf(name)).toEqual(await answerOf(REFERENCE));
  });
});
