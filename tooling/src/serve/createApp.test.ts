import { completeKey, firstPreviewKey, type Pair } from '../store/keys';
import {
  DEALS,
  DEALS_PATH,
  makeLive,
  NEXT_DEALS,
  NEXT_SHELL,
  servedSite,
  SHELL,
  storePage,
  storeRelease,
  type Objects,
} from '../testing/servedSite';
import { CachedObjects } from './CachedObjects';
import { createApp } from './createApp';

const deals = (version: string, shell = SHELL): Pair => ({ shell, name: 'mfe-deals', version });

let objects: Objects;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

function start() {
  const get = (key: string) => {
    const bytes = objects.get(key);
    return Promise.resolve(bytes && { bytes });
  };
  const app = createApp(new CachedObjects({ get }));
  ask = async (path, headers = {}, method = 'GET') => app.request(path, { method, headers });
}

/** What identifies a page: `/ of mfe-home@… in shell@…` */
async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await (await ask(path, headers)).text()).replace(/<[^>]*>/g, '').replaceAll(' and more', '');
}

beforeEach(() => {
  objects = servedSite();
  start();
});

// everyServer.test.ts has what each server answers. Here are the states that a site may be in.

describe('A request for a page', () => {
  it('is answered with an ETag of its own in each encoding', async () => {
    const answers = await Promise.all(
      ['identity', 'br', 'gzip'].map((encoding) => ask('/', { 'Accept-Encoding': encoding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  it('is answered by what was published last, at once', async () => {
    storeRelease(objects, 'mfe-deals', NEXT_DEALS);
    storePage(objects, deals(NEXT_DEALS), DEALS_PATH);
    expect(await read(DEALS_PATH)).toContain(DEALS);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    expect(await read(DEALS_PATH)).toContain(NEXT_DEALS);
  });

  it('is answered by the pair that a pointer names while the page of the live pair is not complete', async () => {
    storeRelease(objects, 'shell', NEXT_SHELL);
    storePage(objects, deals(DEALS, NEXT_SHELL), DEALS_PATH);
    makeLive(objects, 'shell', NEXT_SHELL, { 'mfe-deals': DEALS });
    storeRelease(objects, 'mfe-deals', NEXT_DEALS);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    expect(await read(DEALS_PATH)).toBe(`${DEALS_PATH} of mfe-deals@${DEALS} in shell@${NEXT_SHELL}`);
    storePage(objects, deals(NEXT_DEALS, NEXT_SHELL), DEALS_PATH);
    objects.delete(completeKey(deals(NEXT_DEALS, NEXT_SHELL)));
    expect(await read(DEALS_PATH)).toBe(`${DEALS_PATH} of mfe-deals@${DEALS} in shell@${NEXT_SHELL}`);
    storePage(objects, deals(NEXT_DEALS, NEXT_SHELL), DEALS_PATH);
    expect(await read(DEALS_PATH)).toBe(`${DEALS_PATH} of mfe-deals@${NEXT_DEALS} in shell@${NEXT_SHELL}`);
  });
});

describe('A preview', () => {
  const LABEL = `mfe-deals@${NEXT_DEALS}`;
  const VALUE = encodeURIComponent(LABEL);
  const COOKIE = { Cookie: `a=b; preview=${VALUE}` };

  beforeEach(() => {
    storeRelease(objects, 'mfe-deals', NEXT_DEALS);
    storePage(objects, deals(NEXT_DEALS), DEALS_PATH);
  });

  it.each([
    [`?preview=${LABEL}`, `preview=${VALUE}; Path=/; SameSite=Lax`, DEALS_PATH],
    [
      `?a=1&preview=${LABEL},shell@${NEXT_SHELL}&b=2`,
      `preview=${VALUE}%2Cshell%40${NEXT_SHELL}; Path=/; SameSite=Lax`,
      `${DEALS_PATH}?a=1&b=2`,
    ],
    ['?preview=', 'preview=; Max-Age=0; Path=/', DEALS_PATH],
    ['?preview=off', 'preview=; Max-Age=0; Path=/', DEALS_PATH],
    ['?preview=https://evil.example', 'preview=; Max-Age=0; Path=/', DEALS_PATH],
    ['//evil.example?preview=', 'preview=; Max-Age=0; Path=/', '/evil.example'],
  ])('is kept by a cookie of the session: %s', async (address, cookie, location) => {
    const path = address.startsWith('/') ? `http://localhost${address}` : DEALS_PATH + address;
    const { status, headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'set-cookie': cookie,
      location,
      'cache-control': 'private, no-store',
    });
    expect(status).toBe(303);
  });

  it('is the page that goes live, byte for byte, and kept by no cache nor search engine', async () => {
    const previewed = await ask(DEALS_PATH, { ...COOKIE, 'Accept-Encoding': 'br' });
    expect(Object.fromEntries(previewed.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      vary: 'Cookie, Accept-Encoding',
    });
    expect(await read(DEALS_PATH)).toContain(`@${DEALS} `);
    makeLive(objects, 'mfe-deals', NEXT_DEALS, SHELL);
    const live = await ask(DEALS_PATH, { 'Accept-Encoding': 'br' });
    expect(Buffer.from(await live.arrayBuffer())).toEqual(Buffer.from(await previewed.arrayBuffer()));
    expect(live.headers.get('x-robots-tag')).toBeNull();
  });

  it('shows the other pages as they are live, to nobody else', async () => {
    expect(await read('/', COOKIE)).toBe(await read('/'));
    expect((await ask('/', COOKIE)).headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('/robots.txt', COOKIE)).headers.get('cache-control')).toBe('no-cache');
  });

  it('may be one of the shell and a remote together', async () => {
    storeRelease(objects, 'shell', NEXT_SHELL);
    storePage(objects, deals(NEXT_DEALS, NEXT_SHELL), DEALS_PATH);
    const both = { Cookie: `${COOKIE.Cookie}%2Cshell%40${NEXT_SHELL}` };
    expect(await read(DEALS_PATH, both)).toContain(`@${NEXT_DEALS} in shell@${NEXT_SHELL}`);
  });

  it.each([
    ['mfe-deals@0123456789abcdef', undefined],
    ['shell@0123456789abcdef', undefined],
    ['mfe-deals@0123456789abcdef', '{'],
    ['mfe-deals@0123456789abcdef', '{"releases":{},"pairs":[5]}'],
    ['mfe-deals@0123456789abcdef', '{"releases":{},"pairs":["../mfe-deals@d"]}'],
  ])('of %s, which is not stored, shows no other page, and how to leave it: %s', async (label, stored) => {
    const [name = '', version = ''] = label.split('@');
    if (stored !== undefined) objects.set(firstPreviewKey({ name, version }), Buffer.from(stored));
    const answer = await ask(DEALS_PATH, { Cookie: `preview=${label}` });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toMatch(new RegExp(`${label}.*<a href="\\?preview=">leave the preview</a>`));
  });
});

describe('An answer', () => {
  it('to another method than GET and HEAD names them', async () => {
    expect((await ask('/', {}, 'OPTIONS')).headers.get('allow')).toBe('GET, HEAD');
  });

  it('is a text where there is no site', async () => {
    objects.clear();
    const answer = await ask('/');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n']);
  });
});
