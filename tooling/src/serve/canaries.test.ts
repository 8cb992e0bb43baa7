import { armOf, BUCKETS, type Arm } from '@farekite/shared/canary';
import { publish } from '../operations/publish';
import { labelOf } from '../release/manifest';
import { completeKey } from '../store/keys';
import type { FolderStore } from '../store/FolderStore';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { sendRequest } from '../testing/sendRequest';
import { startWorker } from '../testing/startWorker';
import { createApp } from './createApp';
import { objectsOf } from './objectsOf';
import { serve } from './serve';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';
const SHARE = 25;
const [shell, nextShell] = [fakeShell(), fakeShell({ greeting: 'Hello' })];
const [live, canary] = [fakeDeals('Live'), fakeDeals('Canary')];
const BUCKET = /^bucket=\d{1,3}; Max-Age=2592000; Path=\/; SameSite=Lax$/;
const NO_COOKIE = { cookies: [], cacheControl: 'no-cache, no-transform' };

function inArm(
  arm: Arm | undefined,
  { name, version } = canary.release as { name: string; version: string },
) {
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  return `bucket=${String(buckets.find((bucket) => armOf(name, { version, share: SHARE }, bucket) === arm))}`;
}

const desc = (...labels: readonly string[]) => `page;desc="${labels.join(' ')}"`;
const [SHELL, LIVE, CANARY] = [labelOf(shell.release), labelOf(live.release), labelOf(canary.release)];
const OF_LIVE = { text: 'Live', timing: desc(SHELL, LIVE) };
const OF_CONTROL = { text: 'Live', timing: desc(SHELL, LIVE, `control=${CANARY}`) };
const OF_CANARY = { text: 'Canary', timing: desc(SHELL, CANARY, `canary=${CANARY}`) };

const openSite = (site: FolderStore) => {
  const app = createApp(objectsOf(site));
  return async (path: string, Cookie: string, others: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers: { Cookie, ...others } });
    const body = await answer.text();
    return {
      status: answer.status,
      text: /Live|Canary|mfe-home/.exec(body)?.[0],
      shell: /Welcome|Hello/.exec(body)?.[0],
      etag: answer.headers.get('etag') ?? '',
      timing: answer.headers.get('server-timing'),
      cookies: answer.headers.getSetCookie(),
      cacheControl: answer.headers.get('cache-control'),
    };
  };
};

describe('A site whose remote has a canary', () => {
  let ask: ReturnType<typeof openSite>;

  beforeAll(async () => {
    const site = await publishedSite(shell.dist, fakeRemote('mfe-home').dist, live.dist);
    await publish(canary.dist, site, { share: SHARE });
    ask = openSite(site);
  });

  it.each([
    ['the canary to who is in its arm', inArm('canary'), OF_CANARY],
    ['the live release to the control, and says so', inArm('control'), OF_CONTROL],
    ['the live release to who is in no arm', inArm(undefined), OF_LIVE],
  ])('sends %s, also with a 304', async (_what, cookie, expected) => {
    const first = await ask(DEALS, `language=en; ${cookie}`);
    expect(first).toMatchObject({ status: 200, ...expected, ...NO_COOKIE });
    const again = await ask(DEALS, cookie, { 'If-None-Match': first.etag });
    expect(again).toMatchObject({ status: 304, timing: expected.timing, ...NO_COOKIE });
  });

  it('sends the same bytes to the control and to who is in no arm', async () => {
    const answers = [inArm('control'), inArm(undefined), ''].map((cookie) => ask(DEALS, cookie));
    expect(new Set((await Promise.all(answers)).map(({ etag }) => etag)).size).toBe(1);
  });

  it('sends the live release to who has no bucket, and a bucket for the next time, for one visitor alone, also with a 304', async () => {
    const first = await ask(DEALS, '');
    const given = {
      cookies: [expect.stringMatching(BUCKET)],
      cacheControl: 'private, no-cache, no-transform',
    };
    expect(first).toMatchObject({ status: 200, ...OF_LIVE, ...given });
    const again = await ask(DEALS, 'bucket=1000', { 'If-None-Match': first.etag });
    expect(again).toMatchObject({ status: 304, timing: OF_LIVE.timing, ...given });
    const cookies = [/^language=es/, BUCKET].map(expect.stringMatching);
    expect(await ask(`/es${DEALS}`, '')).toMatchObject({ text: 'Live', cookies });
  });

  it.each([
    ['what a browser loads ahead', DEALS, { 'Sec-Purpose': 'prefetch' }],
    ['a page for who wants not to be followed', DEALS, { 'Sec-GPC': '1' }],
    ['the page of another remote', '/', {}],
    ['a page that does not exist', '/nowhere', {}],
    ['a file', '/robots.txt', {}],
  ])('sends no bucket with %s', async (_what, path, headers) => {
    expect((await ask(path, '', headers)).cookies).toEqual([]);
  });

  it('leaves who previews something in no arm, also the canary', async () => {
    const other = await ask(DEALS, `preview=mfe-home@0123456789abcdef; ${inArm('canary')}`);
    expect(other).toMatchObject({ ...OF_LIVE, cookies: [] });
    const previewed = await ask(DEALS, `preview=${CANARY}; ${inArm('control')}`);
    expect(previewed).toMatchObject({ status: 200, text: 'Canary', timing: desc(SHELL, CANARY) });
  });
});

describe('A site', () => {
  it('sends no bucket while there is no canary, whatever cookie comes', async () => {
    const ask = openSite(await publishedSite(shell.dist, live.dist));
    for (const cookie of ['', inArm('canary')])
      expect(await ask(DEALS, cookie)).toMatchObject({ ...OF_LIVE, cookies: [] });
  });

  it('sends the live page, in no arm, while one of the canary is missing', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publish(canary.dist, site, { share: SHARE });
    const { version } = canary.release;
    await site.delete(completeKey({ shell: shell.release.version, name: 'mfe-deals', version }));
    expect(await openSite(site)(DEALS, inArm('canary'))).toMatchObject({ status: 200, ...OF_LIVE });
  });

  it('sends all pages of a canary of the shell to who is in its arm, also the page that unknown paths get', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publish(nextShell.dist, site, { share: SHARE });
    const ask = openSite(site);
    const label = labelOf(nextShell.release);
    const timings = {
      [DEALS]: desc(label, LIVE, `canary=${label}`),
      '/nowhere': desc(label, `canary=${label}`),
    };
    for (const [path, timing] of Object.entries(timings)) {
      const [shown, other] = [await ask(path, inArm('canary', nextShell.release)), await ask(path, '')];
      expect([shown.shell, other.shell, shown.timing]).toEqual(['Hello', 'Welcome', timing]);
      expect(other.cookies).toEqual([expect.stringMatching(BUCKET)]);
    }
  });
});

it.each([
  ['farekite serve', (site: FolderStore) => serve(site, { port: 0, host: '127.0.0.1' })],
  ['the worker', startWorker],
])(
  'The answers with arms and cookies come through %s, also with a 304',
  async (_server, start) => {
    const site = await publishedSite(shell.dist, live.dist);
    await publish(canary.dist, site, { share: SHARE });
    const { origin, stop } = await start(site);
    const ask = async (path: string, headers: Record<string, string>) => {
      const { status, headers: answered } = await sendRequest(origin, path, { headers });
      const {
        etag = '',
        'server-timing': timing,
        'set-cookie': cookies,
        'cache-control': cacheControl,
      } = answered;
      return { status, etag, timing, cookies, cacheControl };
    };
    const cacheControl = 'private, no-cache, no-transform';
    const cookies = [/^language=es/, BUCKET].map(expect.stringMatching);
    const first = await ask(`/es${DEALS}`, {});
    expect(first).toMatchObject({ status: 200, timing: OF_LIVE.timing, cookies, cacheControl });
    const again = await ask(`/es${DEALS}`, { 'If-None-Match': first.etag });
    expect(again).toMatchObject({ status: 304, timing: OF_LIVE.timing, cookies, cacheControl });
    const inCanary = await ask(DEALS, { Cookie: inArm('canary') });
    expect(inCanary).toMatchObject({ status: 200, timing: OF_CANARY.timing, cookies: undefined });
    await stop();
  },
  60_000,
);
