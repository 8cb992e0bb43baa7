import { armOf, BUCKETS, type Arm } from '@farekite/shared/canary';
import { publish } from '../operations/publish';
import { labelOf } from '../release/manifest';
import { completeKey } from '../store/keys';
import type { FolderStore } from '../store/FolderStore';
import { fakeDeals, fakeRemote, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { sendRequest } from '../testing/sendRequest';
import { startWorker } from '../testing/startWorker';
import { serve } from './serve';

jest.mock('../compose/runInSandbox');

const DEALS = '/first-class-deals';
const SHARE = 25;
const [shell, nextShell] = [fakeShell(), fakeShell({ greeting: 'Hello' })];
const [live, canary] = [fakeDeals('Live'), fakeDeals('Canary')];
const BUCKET = /^bucket=\d{1,3}; Max-Age=2592000; Path=\/; SameSite=Lax$/;
const NO_COOKIE = 'no-cache, no-transform';

/** The cookie of a visitor in an arm of a canary. */
function inArm(
  arm: Arm | undefined,
  { name, version } = canary.release as { name: string; version: string },
) {
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  return `bucket=${String(buckets.find((bucket) => armOf(name, { version, share: SHARE }, bucket) === arm))}`;
}

const desc = (...labels: readonly string[]) => `page;desc="${labels.join(' ')}"`;
const [SHELL, LIVE, CANARY] = [shell, live, canary].map(({ release }) => labelOf(release));
const OF_LIVE = { text: 'Live', timing: desc(SHELL ?? '', LIVE ?? '') };
const OF_CONTROL = { text: 'Live', timing: desc(SHELL ?? '', LIVE ?? '', `control=${CANARY ?? ''}`) };
const OF_CANARY = { text: 'Canary', timing: desc(SHELL ?? '', CANARY ?? '', `canary=${CANARY ?? ''}`) };

const servers = {
  'farekite serve': (site: FolderStore) => serve(site, { port: 0, host: '127.0.0.1' }),
  'the worker': (site: FolderStore) => startWorker(site),
};

describe.each(Object.keys(servers) as (keyof typeof servers)[])('%s', (name) => {
  /** What a server of a site answers to a visitor with these cookies. */
  const openSite = async (site: FolderStore) => {
    const { origin, stop } = await servers[name](site);
    const ask = async (path: string, Cookie: string, headers: Record<string, string> = {}) => {
      const answer = await sendRequest(origin, path, { headers: { ...(Cookie && { Cookie }), ...headers } });
      return {
        ...answer,
        text: /Live|Canary|mfe-home/.exec(answer.body.toString())?.[0],
        shell: /Welcome|Hello/.exec(answer.body.toString())?.[0],
        timing: answer.headers['server-timing'],
        cookies: answer.headers['set-cookie'],
        cacheControl: answer.headers['cache-control'],
      };
    };
    return { ask, stop };
  };

  describe('of a site whose remote has a canary', () => {
    let running: Awaited<ReturnType<typeof openSite>>;

    beforeAll(async () => {
      const site = await publishedSite(shell.dist, fakeRemote('mfe-home').dist, live.dist);
      await publish(canary.dist, site, { share: SHARE });
      running = await openSite(site);
    }, 60_000);

    afterAll(() => running.stop());

    it.each([
      ['the canary to who is in its arm', inArm('canary'), OF_CANARY],
      ['the live release to the control, and says so', inArm('control'), OF_CONTROL],
      ['the live release to who is in no arm', inArm(undefined), OF_LIVE],
    ])('sends %s, also with a 304', async (_what, cookie, expected) => {
      const first = await running.ask(DEALS, `language=en; ${cookie}`);
      expect(first).toMatchObject({ status: 200, ...expected, cookies: undefined, cacheControl: NO_COOKIE });
      const again = await running.ask(DEALS, cookie, { 'If-None-Match': first.headers.etag ?? '' });
      expect(again).toMatchObject({ status: 304, timing: expected.timing, cookies: undefined });
    });

    it('sends the same bytes to the control and to who is in no arm', async () => {
      const bodies = [inArm('control'), inArm(undefined), ''].map(async (cookie) =>
        running.ask(DEALS, cookie),
      );
      expect(new Set((await Promise.all(bodies)).map(({ headers }) => headers.etag)).size).toBe(1);
    });

    it('sends the live release to who has no bucket, and a bucket for the next time, for one visitor alone, also with a 304', async () => {
      const first = await running.ask(DEALS, '');
      const given = { cookies: [expect.stringMatching(BUCKET)], cacheControl: `private, ${NO_COOKIE}` };
      expect(first).toMatchObject({ status: 200, ...OF_LIVE, ...given });
      const again = await running.ask(DEALS, 'bucket=1000', { 'If-None-Match': first.headers.etag ?? '' });
      expect(again).toMatchObject({ status: 304, timing: OF_LIVE.timing, ...given });
      const inSpanish = await running.ask(`/es${DEALS}`, '');
      expect(inSpanish).toMatchObject({
        text: 'Live',
        cookies: [/^language=es/, BUCKET].map(expect.stringMatching),
      });
    });

    it.each([
      ['what a browser loads ahead', DEALS, '', { 'Sec-Purpose': 'prefetch' }],
      ['a page for who wants not to be followed', DEALS, '', { 'Sec-GPC': '1' }],
      ['the page of another remote', '/', '', {}],
      ['a page that does not exist', '/nowhere', '', {}],
      ['a file', '/robots.txt', '', {}],
    ])('sends no bucket with %s', async (_what, path, cookie, headers) => {
      expect((await running.ask(path, cookie, headers)).cookies).toBeUndefined();
    });

    it('leaves who previews something in no arm', async () => {
      const cookie = `preview=mfe-home@0123456789abcdef; ${inArm('canary')}`;
      expect(await running.ask(DEALS, cookie)).toMatchObject({ ...OF_LIVE, cookies: undefined });
    });

    it('shows a canary to who previews it, in no arm either', async () => {
      const previewed = await running.ask(DEALS, `preview=${CANARY ?? ''}; ${inArm('control')}`);
      expect(previewed).toMatchObject({
        status: 200,
        text: 'Canary',
        timing: desc(SHELL ?? '', CANARY ?? ''),
      });
    });
  });

  it('sends no bucket while there is no canary, whatever cookie comes', async () => {
    const { ask, stop } = await openSite(await publishedSite(shell.dist, live.dist));
    expect(await ask(DEALS, '')).toMatchObject({ ...OF_LIVE, cookies: undefined });
    expect(await ask(DEALS, inArm('canary'))).toMatchObject({ ...OF_LIVE, cookies: undefined });
    await stop();
  });

  it('sends the live page, in no arm, while one of the canary is missing', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publish(canary.dist, site, { share: SHARE });
    const { version } = canary.release;
    await site.delete(completeKey({ shell: shell.release.version, name: 'mfe-deals', version }));
    const { ask, stop } = await openSite(site);
    expect(await ask(DEALS, inArm('canary'))).toMatchObject({ status: 200, ...OF_LIVE });
    await stop();
  });

  it('sends all pages of a canary of the shell to who is in its arm, also the page that unknown paths get', async () => {
    const site = await publishedSite(shell.dist, live.dist);
    await publish(nextShell.dist, site, { share: SHARE });
    const { ask, stop } = await openSite(site);
    const label = labelOf(nextShell.release);
    for (const path of [DEALS, '/nowhere']) {
      const [shown, other] = [await ask(path, inArm('canary', nextShell.release)), await ask(path, '')];
      expect([shown.shell, other.shell]).toEqual(['Hello', 'Welcome']);
      expect(shown.timing).toMatch(new RegExp(`^page;desc="${label} .*canary=${label}"$`));
      expect(other.cookies).toEqual([expect.stringMatching(BUCKET)]);
    }
    await stop();
  });
});
