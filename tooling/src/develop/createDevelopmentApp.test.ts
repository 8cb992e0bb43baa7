import { createServer, type RequestListener } from 'node:http';
import { answering, stopAnswering } from '../testing/answering';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import type { SitePackage } from '../workspace/sitePackage';
import { readLiveShell, runningSite, type BaseSite } from './BaseSite';
import { createDevelopmentApp } from './createDevelopmentApp';

const { release } = fakeShell({ development: 'development/shell.js', libraries: ['browser/react.js'] });
const shell = `/releases/shell/${release.version}`;
const pointer = { ...release, serial: 1, id: 'a', from: null, with: {} };

const DOCUMENT = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'; style-src 'self' 'sha256-style'; trusted-types shell">
<style data-href="${shell}/browser/shell.css">@media (width<640px){main>p{color:red}}</style>
<style data-href="/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/common.css">main{color:blue}</style>
<script defer crossorigin src="${shell}/browser/react.js" integrity="sha384-react"></script>
<script defer crossorigin src="${shell}/browser/shell.js" integrity="sha384-script"></script>
<link rel="preload" as="script" crossorigin href="${shell}/browser/locales/en-shell-json.js" integrity="sha384-texts">
<link rel="preload" as="image" href="/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/assets/plane.svg">
<link rel="icon" href="/favicon.ico">
<p>Everything else</p>`;
const [doctype, , shellStyle, remoteStyle, , , , , icon, rest] = DOCUMENT.split('\n');
const POLICY =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'; style-src 'self' 'unsafe-inline'; trusted-types shell webpack-dev-server#overlay\">";

const PICTURE = Buffer.from([0, 255, 108, 105, 118, 101]);
const HTML = {
  'Content-Type': 'text/html',
  ETag: '"live"',
  'Integrity-Policy': 'blocked-destinations=(script)',
};

const answer: RequestListener = ({ url = '', headers }, response) => {
  if (url === '/live/shell.json') return response.end(JSON.stringify(pointer));
  if (url === '/picture.avif') return response.writeHead(200, { 'Content-Type': 'image/avif' }).end(PICTURE);
  if (url === '/terms/') return response.writeHead(308, { Location: '/terms' }).end();
  if (url === '/other') return response.writeHead(200, HTML).end('<p>Of another shell</p>');
  // The live release lacks Spanish.
  if (url === '/es/first-class-deals?a=b')
    return response.writeHead(302, { Location: '/first-class-deals?a=b' }).end();
  const isPage = url === '/first-class-deals?a=b' && headers.cookie?.startsWith('farekite_language=es');
  return response.writeHead(isPage ? 200 : 404, HTML).end(DOCUMENT);
};
let base: BaseSite;

const languages = ['en', 'es'];
const SHELL = { name: 'shell', pages: {}, languages };
const HOME = { name: 'mfe-home', pages: {}, languages };
const DEALS = { name: 'mfe-deals', pages: { '/first-class-deals': '', '/new-deals': '' }, languages };

const releases = new Map([['mfe-deals', fakeRemote('mfe-deals').release]]);

async function ask(path: string, developed: readonly object[] = [DEALS], headers = {}): Promise<Response> {
  const app = createDevelopmentApp(base, developed as readonly SitePackage[], releases);
  return app.request(path, { headers });
}

beforeAll(async () => {
  base = runningSite(new URL(await answering(answer)));
});

afterAll(stopAnswering);

describe('The development server', () => {
  it.each([
    [
      'the development build of the live shell',
      [DEALS, HOME],
      shellStyle,
      `${shell}/development/shell.js" data-developed="mfe-deals mfe-home" data-routes="[{&quot;path&quot;:&quot;/new-deals&quot;,&quot;remote&quot;:&quot;mfe-deals&quot;}]`,
    ],
    [
      'script and stylesheet of a shell that is developed, and no file of the live one',
      [SHELL],
      '<link rel="stylesheet" href="/releases/shell/development/browser/shell.css">',
      '/releases/shell/development/browser/shell.js" data-developed="shell" data-routes="[]',
    ],
  ])('loads %s, preloads nothing, and allows the overlay', async (_what, developed, style, source) => {
    const response = await ask('/first-class-deals?a=b', developed, { Cookie: 'farekite_language=es' });
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n').filter((line) => line !== '');
    const script = `<script defer src="${source}"></script>`;
    expect(lines).toEqual([doctype, POLICY, style, remoteStyle, script, icon, rest]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=UTF-8',
    });
  });

  it('answers a page that the live shell has no route to, or in a language that the live release lacks, with its document', async () => {
    const address = '/es/first-class-deals?a=b';
    for (const path of ['/new-deals', '/es/new-deals', address]) expect((await ask(path)).status).toBe(200);
    for (const developed of [[{ ...DEALS, languages: ['en'] }], [HOME]]) {
      const answer = await ask(address, developed);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/first-class-deals?a=b']);
    }
    for (const path of ['/nowhere', '/es/nowhere', '/xx/new-deals'])
      expect((await ask(path)).status).toBe(404);
  });

  it('refuses a document that another shell has composed', async () => {
    const response = await ask('/other');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('The document does not load browser/shell.js of the live shell\n');
  });

  it('sends the manifest of the developed remote, and forwards all other answers unchanged', async () => {
    const manifestOf = await ask('/releases/mfe-deals/development/release.json');
    expect(await manifestOf.json()).toMatchObject({ name: 'mfe-deals' });
    expect(Buffer.from(await (await ask('/picture.avif')).arrayBuffer())).toEqual(PICTURE);
    const redirect = await ask('/terms/');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([308, '/terms']);
  });

  it('asks a base site through the proxy that the environment names, with the credentials in its address', async () => {
    const asked: string[] = [];
    /** Answers itself, whatever host it is to connect with, and says what it was asked. */
    const proxy = createServer(({ headers: { authorization = '', cookie = '' } }, response) => {
      response.writeHead(302, { Location: '/elsewhere' }).end(`${authorization}, ${cookie}`);
    }).on('connect', ({ url = '' }, socket) => {
      asked.push(url);
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      proxy.emit('connection', socket);
    });
    jest.replaceProperty(process, 'env', { ...process.env, HTTP_PROXY: await answering(proxy) });
    const site = runningSite(new URL('http://kite:a%20b%3A@site.invalid'));
    const response = await site.get('/about', 'farekite_language=es');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere']);
    const sent = Buffer.from('kite:a b:').toString('base64');
    expect(await response.text()).toBe(`Basic ${sent}, farekite_language=es`);
    expect(site.location).not.toContain('kite');
    expect(asked).toEqual(['site.invalid:80']);
  });

  it('names a base site that cannot be read, why, and what to do', async () => {
    await expect(readLiveShell(runningSite(new URL('http://127.0.0.1:1')))).rejects.toThrow(
      /^There is no site at http:\/\/127.0.0.1:1: \/live\/shell\.json cannot be read \(.+\)\. Name the origin/,
    );
    const get = () => Promise.resolve(new Response('', { status: 404 }));
    await expect(readLiveShell({ location: 'here', get })).rejects.toThrow('(status 404)');
  });
});
