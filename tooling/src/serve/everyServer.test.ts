import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { exportSite } from '../operations/exportSite';
import { FolderStore } from '../store/FolderStore';
import { sendRequest, type ReceivedResponse } from '../testing/sendRequest';
import { HOME, servedSite } from '../testing/servedSite';
import { isNginxInstalled, startNginx } from '../testing/startNginx';
import { startWorker } from '../testing/startWorker';
import { temporaryFolder } from '../testing/temporaryFolder';
import { serve } from './serve';

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };
const SPANISH = { Cookie: 'a=b; language=es' };
const RELEASE = `/releases/mfe-home/${HOME}`;

interface TestedRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that name the ETag of what the server sends to the request without them. */
  readonly withEtag?: (etag: string) => Readonly<Record<string, string>>;
  /** Servers that answer otherwise. */
  readonly except?: readonly string[];
}

const PATHS = [
  '/',
  '/first-class-deals?utm=1',
  '/about/',
  '/about//?a=1&b=%0d%0a',
  '//evil.example/',
  '/nowhere',
  '/nowhere.txt',
  '/%C3%91and%C3%BA',
  '/index.html',
  '/index.es.html',
  '/404.html',
  '/index.html.br',
  '/live/mfe-home.json',
  '/live',
  `${RELEASE}/release.json`,
  `${RELEASE}/browser/remoteEntry.js`,
  `${RELEASE}/server/mfe-home.js`,
  '/robots.txt',
  '/speculation-rules.json',
  '/picture.avif',
  '/site.webmanifest',
  '/linked.txt',
];

/**
 * Debian's module for brotli (ngx_brotli 1.0.0rc) says that the path of a variant is four bytes longer than it is. With
 * `disable_symlinks`, nginx goes through the path by this length. If there happens to be a slash in the memory behind it,
 * nginx opens the variant as a folder, which fails, and sends the variant of gzip. That is what the others send to a
 * browser without brotli.
 */
function withoutMissedBrotli(tested: TestedRequest, { headers }: ReceivedResponse): TestedRequest {
  const isMissed =
    tested.headers?.['Accept-Encoding']?.includes('br') && headers['content-encoding'] === 'gzip';
  return isMissed ? { ...tested, headers: { ...tested.headers, 'Accept-Encoding': 'gzip' } } : tested;
}

const REQUESTS: TestedRequest[] = [
  ...PATHS.flatMap((path): TestedRequest[] => [
    { path },
    { path, headers: { ...BROWSER, ...SPANISH } },
    { path, headers: { Cookie: 'language=xx', 'Accept-Encoding': 'gzip' } },
    { path, method: 'HEAD', headers: BROWSER },
    { path, method: 'POST' },
  ]),
  ...['br;q=0, gzip', 'br;q=0, gzip;q=0'].map((encodings) => ({
    path: '/',
    headers: { 'Accept-Encoding': encodings },
  })),
  // nginx picks the smallest variant that a browser accepts, whatever its weight.
  ...['br;q=0.1, gzip', 'gzip, *;q=0.5', '*'].map((encodings) => ({
    path: '/',
    headers: { 'Accept-Encoding': encodings },
    except: ['nginx'],
  })),
  ...['bytes=0-2', 'bytes=-3', 'bytes=-9999', 'bytes=0-0,2-3'].map((range) => ({
    path: '/robots.txt',
    headers: { Range: range },
  })),
  // nginx sends the headers of this answer twice.
  { path: '/robots.txt', headers: { Range: 'bytes=99999-' }, except: ['nginx'] },
  ...['/', '/robots.txt', `${RELEASE}/browser/remoteEntry.js`].flatMap((path): TestedRequest[] => [
    { path, withEtag: (etag) => ({ 'If-None-Match': etag }) },
    { path, withEtag: (etag) => ({ 'If-None-Match': `"other", W/${etag}` }) },
    { path, headers: { 'If-None-Match': '"other"' } },
    { path, headers: { 'If-Match': '"other"' } },
    { path, headers: { Range: 'bytes=0-1', 'If-Range': '"other"' } },
    { path, headers: BROWSER, withEtag: (etag) => ({ ...BROWSER, 'If-None-Match': etag }) },
  ]),
  // They know nothing of previews, but the shell shows them to who has the cookie.
  { path: '/?preview=mfe-home@0123456789abcdef', except: ['nginx'] },
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
  const isText = [303, 308, 405, 412, 416].includes(status);
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

const running = new Map<string, RunningServer>();

/** Sends a request, after one without the conditions in order to learn the ETag that they name. */
async function ask(server: string, { path, method = 'GET', headers = {}, withEtag }: TestedRequest) {
  const port = running.get(server)?.port;
  if (!withEtag) return sendRequest({ port, path, method, headers });
  const { etag = '' } = (await sendRequest({ port, path, method, headers })).headers;
  return sendRequest({ port, path, method, headers: { ...headers, ...withEtag(etag) } });
}

beforeAll(async () => {
  const [folder, exported] = [temporaryFolder(), temporaryFolder()];
  for (const [key, bytes] of servedSite()) {
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), bytes);
  }
  const store = new FolderStore(folder);
  const server = await serve(store, { port: 0, host: '127.0.0.1' });
  running.set('farekite serve', {
    port: (server.http.address() as AddressInfo).port,
    stop: () => server.stop(),
  });
  running.set('the worker', await startWorker(store));
  await exportSite(store, exported);
  symlinkSync('/etc/passwd', join(exported, 'linked.txt'));
  if (isNginxInstalled()) running.set('nginx', await startNginx(exported));
}, 60_000);

afterAll(async () => {
  for (const server of running.values()) await server.stop();
});

describe.each(['the worker', ...(isNginxInstalled() ? ['nginx'] : [])])(
  '%s answers like farekite serve:',
  (name) => {
    const requests = REQUESTS.filter(({ except = [] }) => !except.includes(name));

    it.each(
      requests.map((tested): [string, TestedRequest] => [
        `${tested.method ?? 'GET'} ${tested.path} ${JSON.stringify({ ...tested.headers, ...tested.withEtag?.('ETAG') })}`,
        tested,
      ]),
    )('%s', async (_what, tested) => {
      const answer = await ask(name, tested);
      const fair = name === 'nginx' ? withoutMissedBrotli(tested, answer) : tested;
      expect(comparable(answer)).toEqual(comparable(await ask('farekite serve', fair)));
    });
  },
);
