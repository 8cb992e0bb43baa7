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
import { cacheObjects } from './cacheObjects';
import { createApp } from './createApp';

const deals = (version: string, shell = SHELL): Pair => ({ shell, name: 'mfe-deals', version });

let objects: Objects;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

/** What identifies a page: `/ of mfe-home@… in shell@…` */
async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await (await ask(path, headers)).text()).replace(/<[^>]*>/g, '').replaceAll(' and more', '');
}

beforeEach(() => {
  objects = servedSite();
  const app = createApp(cacheObjects((key) => Promise.resolve(objects.get(key))));
  ask = async (path, headers = {}, method = 'GET') => app.request(path, { method, headers });
});

// everyServer.test.ts has what each server answers. Here are the states that a site may be in.

describe('An answer', () => {
  it('has an ETag of its own in each encoding', async () => {
    const answers = await Promise.all(
      ['identity', 'br', 'gzip'].map((encoding) => ask('/', { 'Accept-Encoding': encoding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  it('is the page of a pair that a pointer names while that of the live pair is not complete', async () => {
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

  it('to another method than GET and HEAD names them; where there is no site, it is a text', async () => {
    expect((await ask('/', {}, 'OPTIONS')).headers.get('allow')).toBe('GET, HEAD');
    objects.clear();
    const answer = await ask('/');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n']);
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
    [`${DEALS_PATH}?preview=${LABEL}`, VALUE, DEALS_PATH],
    [
      `${DEALS_PATH}?a=1&preview=${LABEL},shell@${NEXT_SHELL}&b=2`,
      `${VALUE}%2Cshell%40${NEXT_SHELL}`,
      `${DEALS_PATH}?a=1&b=2`,
    ],
    [`${DEALS_PATH}?preview=`, undefined, DEALS_PATH],
    [`${DEALS_PATH}?preview=https://evil.example`, undefined, DEALS_PATH],
    ['//evil.example?preview=', undefined, '/evil.example'],
  ])('is kept by a cookie of the session: %s', async (address, value, location) => {
    const { status, headers } = await ask(`http://localhost${address}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'set-cookie':
        value === undefined ? 'preview=; Max-Age=0; Path=/' : `preview=${value}; Path=/; SameSite=Lax`,
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

  it('may be one of the shell and a remote together, and shows the other pages as they are live', async () => {
    expect(await read('/', COOKIE)).toBe(await read('/'));
    expect((await ask('/', COOKIE)).headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('/robots.txt', COOKIE)).headers.get('cache-control')).toBe('no-cache');
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
