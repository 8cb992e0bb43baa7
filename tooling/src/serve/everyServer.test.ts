import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@farekite/shared/language';
import { exportSite } from '../operations/exportSite';
import { FolderStore } from '../store/FolderStore';
import { firstPreviewKey } from '../store/keys';
import { sendRequest, type ReceivedResponse } from '../testing/sendRequest';
import {
  DEALS,
  DEALS_PATH,
  HOME,
  NEXT_DEALS,
  servedSite,
  SHELL,
  storePage,
  type Objects,
} from '../testing/servedSite';
import { isNginxInstalled, startNginx } from '../testing/startNginx';
import { startWorker } from '../testing/startWorker';
import { temporaryFolder } from '../testing/temporaryFolder';
import { serve, type RunningServer } from './serve';

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };
const SPANISH = { Cookie: 'a=b; language=es' };
const RELEASE = `/releases/mfe-home/${HOME}`;
const FORMER_SHELL = '5e005e005e005e00';
const ROBOTS = '/robots.txt';
const FOR_EVER = 'public, max-age=31536000, immutable';
const JSON_TYPE = 'application/json';

interface TestedRequest {
  readonly path: string;
  readonly method?: string;
  /** `ETAG` stands for the ETag that the server sends to a request for this path in this encoding. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Servers that answer otherwise. */
  readonly except?: readonly string[];
  /** A part of the answer. */
  readonly expected: object;
}

/** The answer that a path gets, in the language of the visitor. */
type Outcome = (language: string) => object;

const page =
  (name: string): Outcome =>
  (language) => ({
    status: 200,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'speculation-rules': '"/speculation-rules.json"',
    vary: 'Cookie, Accept-Encoding',
    text: expect.stringContaining(`<html lang="${language}">${name} in shell@${SHELL}`) as string,
  });

const file =
  (cacheControl: string, type: string): Outcome =>
  () => ({ status: 200, 'cache-control': cacheControl, 'content-type': type, vary: 'Accept-Encoding' });

const redirect =
  (location: string): Outcome =>
  () => ({ status: 308, location, 'cache-control': 'no-store' });

const notFound: Outcome = (language) => ({
  status: 404,
  'cache-control': 'no-store',
  text: expect.stringContaining(`<html lang="${language}">404 of shell@${SHELL}`) as string,
});

const HOME_PAGE = page(`/ of mfe-home@${HOME}`);

const PATHS: readonly (readonly [string, Outcome])[] = [
  ['/', HOME_PAGE],
  ['/first-class-deals?utm=1', page(`/first-class-deals of mfe-deals@${DEALS}`)],
  ['/about/', redirect('/about')],
  ['/about//?a=1&b=%0d%0a', redirect('/about?a=1&b=\r\n')],
  ['/about/?from=SFO&to=/x/', redirect('/about?from=SFO&to=/x/')],
  ['/a%3Fb%23/', redirect('/a?b#')],
  ['/%0d%0aSet-Cookie:x/', redirect('/\r\nSet-Cookie:x')],
  ['//evil.example/', redirect('/evil.example')],
  ['/nowhere', notFound],
  ['/nowhere.txt', notFound],
  ['/%C3%91and%C3%BA', notFound],
  ['/index.html', notFound],
  ['/index.es.html', notFound],
  ['/404.html', notFound],
  ['/index.html.br', notFound],
  ['/live', notFound],
  [`${RELEASE}/server/mfe-home.js`, notFound],
  ['/linked.txt', notFound],
  ['/live/mfe-home.json', file('no-cache', JSON_TYPE)],
  [`${RELEASE}/release.json`, file(FOR_EVER, JSON_TYPE)],
  [`${RELEASE}/browser/remoteEntry.js`, file(FOR_EVER, 'text/javascript; charset=utf-8')],
  [ROBOTS, file('no-cache', 'text/plain; charset=utf-8')],
  ['/speculation-rules.json', file('no-cache', 'application/speculationrules+json')],
  ['/picture.avif', file('no-cache', 'image/avif')],
  ['/site.webmanifest', file('no-cache', 'application/manifest+json')],
];

/** They are not public, however they are written, or lead to no route. */
const NOT_FOUND = [
  `${RELEASE}/%73erver/mfe-home.js`,
  `/releases//mfe-home/${HOME}/server/mfe-home.js`,
  `${RELEASE}/browser/../server/mfe-home.js`,
  `${RELEASE}/browser/%2e%2e/server/mfe-home.js`,
  `${RELEASE}/browser%2f..%2fserver%2fmfe-home.js`,
  `${RELEASE}%5Cserver%5Cmfe-home.js`,
  `/pages/${SHELL}/mfe-home@${HOME}/en.html`,
  `/pages/${SHELL}/mfe-home@${HOME}/complete.json`,
  '/history/shell/1.json',
  '/previews/mfe-deals/d2d2d2d2d2d2d2d2-first.json',
  '/live/../previews/mfe-deals/d2d2d2d2d2d2d2d2-first.json',
  '/404/en.html',
  '/blog',
  '/First-Class-Deals',
  `/${'x'.repeat(2_000)}.txt`,
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

const butNginx = (request: TestedRequest): TestedRequest => ({ ...request, except: ['nginx'] });

const inEncoding = (encoding: string | undefined, ...accepted: string[]): TestedRequest[] =>
  accepted.map((header) => ({
    path: '/',
    headers: { 'Accept-Encoding': header },
    expected: { 'content-encoding': encoding },
  }));

const part = (range: string, text: string) => ({ status: 206, 'content-range': `bytes ${range}`, text });

const ranged = (expected: object, ...ranges: string[]): TestedRequest[] =>
  ranges.map((range) => ({ path: ROBOTS, headers: { Range: range }, expected }));

const CONDITIONS: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [304, { 'If-None-Match': 'ETAG' }],
  [304, { 'If-None-Match': '"other", W/ETAG' }],
  [304, { 'If-None-Match': '*' }],
  [304, { 'If-None-Match': 'ETAG', Range: 'bytes=0-1' }],
  [304, { 'If-None-Match': 'ETAG', ...BROWSER }],
  [200, { 'If-None-Match': '"other"' }],
  [200, { 'If-Match': 'ETAG' }],
  [200, { 'If-Match': '*' }],
  [412, { 'If-Match': '"other"' }],
  [412, { 'If-Match': '"other"', Range: 'bytes=0-1' }],
  [206, { 'If-Range': 'ETAG', Range: 'bytes=0-1' }],
  [200, { 'If-Range': '"other"', Range: 'bytes=0-1' }],
];

const REQUESTS: TestedRequest[] = [
  ...PATHS.flatMap(([path, outcome]): TestedRequest[] => [
    { path, expected: outcome('en') },
    { path, headers: { ...BROWSER, ...SPANISH }, expected: outcome('es') },
    { path, headers: { Cookie: 'language=xx', 'Accept-Encoding': 'gzip' }, expected: outcome('en') },
    { path, method: 'HEAD', headers: BROWSER, expected: { ...outcome('en'), text: '' } },
    { path, method: 'POST', expected: { status: 405, 'cache-control': 'no-store' } },
  ]),
  ...NOT_FOUND.map((path) => ({ path, expected: notFound('en') })),
  // nginx answers them with 400.
  ...['/%', '/%E0%A4%A', '/a%00b'].map((path) => butNginx({ path, expected: notFound('en') })),
  ...['espresso', '../x', '', 'en'].map((language) => ({
    path: '/',
    headers: { Cookie: `nolanguage=es; language=${language}` },
    expected: HOME_PAGE('en'),
  })),
  // Another path or domain may have left one that the site does not know. nginx takes the first one.
  butNginx({ path: '/', headers: { Cookie: 'language=de; language=es' }, expected: HOME_PAGE('es') }),
  { path: '/', headers: { Cookie: 'language=es; language=en' }, expected: HOME_PAGE('es') },
  ...inEncoding('br', 'gzip, deflate, br, zstd', 'br;q=0.1, gzip', 'BR'),
  ...inEncoding('gzip', 'br;q=0, gzip', 'br ; q=0.000,gzip'),
  ...inEncoding(undefined, 'br;q=0, gzip;q=0', 'identity;q=0', 'brotli, x-gzip'),
  ...[...inEncoding('br', 'gzip, *;q=0.5', '*'), ...inEncoding('gzip', '*, br;q=0')].map(butNginx),
  ...ranged(part('0-2/8', 'Wel'), 'bytes=0-2'),
  ...ranged(part('7-7/8', '\n'), 'bytes=7-7'),
  ...ranged(part('3-7/8', 'come\n'), 'bytes=3-', 'bytes=3-99'),
  ...ranged(part('5-7/8', 'me\n'), 'bytes=-3'),
  ...ranged(part('0-7/8', 'Welcome\n'), 'bytes=-9999'),
  ...ranged({ status: 200, text: 'Welcome\n' }, 'bytes=0-0,2-3', 'lines=0-1'),
  // nginx sends the headers of this answer twice.
  ...ranged({ status: 416, 'content-range': 'bytes */8' }, 'bytes=8-', 'bytes=-0').map(butNginx),
  // nginx takes these for ranges beyond the end.
  ...ranged({ status: 200, text: 'Welcome\n' }, 'bytes=4-2', 'bytes=-', 'bytes=a-b').map(butNginx),
  butNginx({ path: ROBOTS, method: 'HEAD', headers: { Range: 'bytes=0-2' }, expected: { status: 200 } }),
  ...['/', ROBOTS, `${RELEASE}/browser/remoteEntry.js`].flatMap((path) =>
    CONDITIONS.map(([status, headers]) => ({ path, headers, expected: { status } })),
  ),
  {
    path: '/nowhere',
    headers: { 'If-None-Match': '*', Range: 'bytes=0-1' },
    expected: notFound('en'),
  },
  // nginx knows nothing of previews; the shell shows them to who has the cookie.
  ...[
    {
      path: '/?preview=mfe-home@0123456789abcdef',
      expected: { status: 303, location: '/', 'cache-control': 'private, no-store' },
    },
    {
      path: DEALS_PATH,
      headers: { Cookie: `preview=mfe-deals@${NEXT_DEALS}` },
      expected: {
        status: 200,
        'cache-control': 'private, no-store',
        text: expect.stringContaining(`mfe-deals@${NEXT_DEALS} in shell@${FORMER_SHELL}`) as string,
      },
    },
    { path: '/healthz', expected: { status: 200, 'cache-control': 'no-store', text: 'ok' } },
  ].map(butNginx),
];

/** The site, with a history, and with a preview that was made with a former shell. */
function siteWithPreview(): Objects {
  const objects = servedSite();
  storePage(objects, { shell: FORMER_SHELL, name: 'mfe-deals', version: NEXT_DEALS }, DEALS_PATH);
  const shown = {
    releases: { 'mfe-deals': NEXT_DEALS },
    pairs: [`${FORMER_SHELL}/mfe-deals@${NEXT_DEALS}`],
  };
  const key = firstPreviewKey({ name: 'mfe-deals', version: NEXT_DEALS });
  return objects.set(key, Buffer.from(JSON.stringify(shown))).set('history/shell/1.json', Buffer.from('{}'));
}

/** The headers that protect visitors; every answer has them. */
const PROTECTION = {
  'content-security-policy': "frame-ancestors 'none'",
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  // A browser would start another process for it.
  'cross-origin-opener-policy': undefined,
};
/** The other headers that browsers and caches act on. */
const HEADERS = ['cache-control', 'content-encoding', 'content-range'];
/** Those that nginx sends with its own errors, or not, because they have no page of the site. */
const PAGE_HEADERS = ['allow', 'content-type', 'speculation-rules', 'vary'];

function unpacked({ headers, body }: ReceivedResponse): string {
  if (body.length === 0) return '';
  const encoding = headers['content-encoding'];
  const bytes =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return bytes.toString();
}

/** What servers have in common about an answer. */
function comparable(answer: ReceivedResponse) {
  const { status, headers } = answer;
  const isText = [303, 308, 405, 412, 416].includes(status);
  const names = [...Object.keys(PROTECTION), ...HEADERS, ...(isText ? [] : PAGE_HEADERS)];
  return {
    status,
    location: headers.location && decodeURIComponent(headers.location.replace(/^http:\/\/[^/]+/, '')),
    ...Object.fromEntries(names.map((name) => [name, headers[name]])),
    text:
      isText || status === 206 ? answer.body.toString().slice(0, isText ? 0 : undefined) : unpacked(answer),
  };
}

const running = new Map<string, Pick<RunningServer, 'origin' | 'stop'>>();

async function ask(server: string, { path, method = 'GET', headers = {} }: TestedRequest) {
  const origin = running.get(server)?.origin ?? '';
  const entries = Object.entries(headers);
  const inSameEncoding = Object.fromEntries(entries.filter(([name]) => name === 'Accept-Encoding'));
  const isConditional = entries.some(([, value]) => value.includes('ETAG'));
  const first = isConditional ? await sendRequest(origin, path, { headers: inSameEncoding }) : undefined;
  const sent = entries.map(([name, value]) => [name, value.replace('ETAG', first?.headers.etag ?? '')]);
  return sendRequest(origin, path, { method, headers: Object.fromEntries(sent) as Record<string, string> });
}

beforeAll(async () => {
  const [folder, exported] = [temporaryFolder(), temporaryFolder()];
  for (const [key, bytes] of siteWithPreview()) {
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), bytes);
  }
  const store = new FolderStore(folder);
  running.set('farekite serve', await serve(store, { port: 0, host: '127.0.0.1' }));
  running.set('the worker', await startWorker(store));
  await exportSite(store, exported);
  symlinkSync('/etc/passwd', join(exported, 'linked.txt'));
  if (isNginxInstalled()) running.set('nginx', await startNginx(exported));
}, 60_000);

afterAll(async () => {
  for (const server of running.values()) await server.stop();
});

describe.each(['farekite serve', 'the worker', ...(isNginxInstalled() ? ['nginx'] : [])])(
  '%s answers as expected, and like farekite serve:',
  (name) => {
    const requests = REQUESTS.filter(({ except = [] }) => !except.includes(name));

    it.each(
      requests.map((tested): [string, TestedRequest] => [
        `${tested.method ?? 'GET'} ${tested.path} ${JSON.stringify(tested.headers ?? {})}`,
        tested,
      ]),
    )('%s', async (_what, tested) => {
      const answer = await ask(name, tested);
      const fair = name === 'nginx' ? withoutMissedBrotli(tested, answer) : tested;
      const received = comparable(answer);
      if (fair === tested) expect(received).toMatchObject({ ...PROTECTION, ...tested.expected });
      if (name !== 'farekite serve') expect(received).toEqual(comparable(await ask('farekite serve', fair)));
    });
  },
);

it('The configuration of nginx knows each language of the site but English', () => {
  const nginx = readFileSync(join(__dirname, '../../../deploy/nginx.conf'), 'utf8');
  const [, map = ''] = /map \$cookie_language \$language_suffix \{([^}]*)\}/.exec(nginx) ?? [];
  const known = [...map.matchAll(/^ +([a-z]+) +\.(\w+);$/gm)].map(([, cookie, suffix]) => [cookie, suffix]);
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  expect(known).toEqual(others.map((language) => [language, language]));
});
