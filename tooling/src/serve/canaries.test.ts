import { armOf, BUCKETS, type Arm } from '@farekite/shared/canary';
import { publish } from '../operations/publish';
import { labelOf } from '../release/manifest';
import { completeKey } from '../store/keys';
import type { FolderStore } from '../store/FolderStore';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { sendRequest } from '../testing/sendRequest';
import { startWorker } from '../testing/startWorker';
import { serve, type RunningServer } from './serve';

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

type Server = Pick<RunningServer, 'origin' | 'stop'>;
const startServe = (site: FolderStore): Promise<Server> => serve(site, { port: 0, host: '127.0.0.1' });
const started: Server[] = [];

async function openSite(site: FolderStore, start = startServe) {
  const server = await start(site);
  started.push(server);
  return async (path: string, Cookie: string, others: Readonly<Record<string, string>> = {}) => {
    const sent = { headers: { Cookie, ...others } };
    const { status, headers, body } = await sendRequest(server.origin, path, sent);
    return {
      status,
      text: /Live|Canary|mfe-home/.exec(String(body))?.[0],
      shell: /Welcome|Hello/.exec(String(body))?.[0],
      etag: headers.etag ?? '',
      timing: headers['server-timing'],
      cookies: headers['set-cookie'] ?? [],
      cacheControl: headers['cache-control'],
    };
  };
}

afterAll(async () => {
  for (const { stop } of started) await stop();
});

describe.each([
  ['farekite serve', startServe],
  ['the worker', startWorker],
])('A site whose remote has a canary, by %s,', (_server, start) => {
  let ask: Awaited<ReturnType<typeof openSite>>;

  beforeAll(async () => {
    const site = await publishedSite(shell.dist, fakeRemote('mfe-home').dist, live.dist);
    await publish(canary.dist, site, { share: SHARE });
    ask = await openSite(site, start);
  }, 60_000);

  it.each([
    ['the canary to who is in its arm', inArm('canary'), OF_CANARY],
    ['the live release to the control, and says so', inArm('control'), OF_CONTROL],
    ['the live release to who is in no arm', inArm(undefined), OF_LIVE],
  ])('sends %s, also with a 304', async (_what, cookie, expected) => {
    const first = await ask(DEALS, `farekite_language=en; ${cookie}`);
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
    const cookies = [/^farekite_language=es/, BUCKET].map(expect.stringMatching);
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
    const ask = await openSite(await publishedSite(shell.dist, live.dist));
    for (const cookie of ['', inArm('canary')])
      expect(await ask(DEALS, cookie)).toMatchObject({ ...OF_LIVE, cookies: [] });
  });

  it('sends the live page, in no arm, while one of the canary is missing', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publish(canary.dist, site, { share: SHARE });
    const { version } = canary.release;
    await site.delete(completeKey({ shell: shell.release.version, name: 'mfe-deals', version }));
    const ask = await openSite(site);
    expect(await ask(DEALS, inArm('canary'))).toMatchObject({ status: 200, ...OF_LIVE });
  });

  it('sends all pages of a canary of the shell to who is in its arm, also the page that unknown paths get', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publish(nextShell.dist, site, { share: SHARE });
    const ask = await openSite(site);
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
