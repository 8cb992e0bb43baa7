import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listStoredPairs } from '../compose/pairs';
import { labelOf } from '../release/manifest';
import { readHistory } from '../store/history';
import { pairLabel, type Named } from '../store/keys';
import { readPointers } from '../store/pointers';
import { listVersions } from '../store/releases';
import { listKeys } from '../store/Store';
import { beforeWrite } from '../testing/beforeWrite';
import { fakeDeals, fakeRemote, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { siteOfEachTest } from '../testing/publishedSite';
import { temporaryFolder } from '../testing/temporaryFolder';
import { RefusedError } from '../util/UserError';
import { shareCanary } from './canary';
import { doctor } from './doctor';
import { exportSite } from './exportSite';
import { promote } from './promote';
import { prune } from './prune';
import { publish, publishAll } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const NAME = 'mfe-deals';
const PAGE = '/first-class-deals';
const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const home = fakeRemote('mfe-home');
const former = fakeDeals('Former');
const live = fakeDeals('Live');
const canary = fakeDeals('Canary');
const other = fakeDeals('Other');
const GUIDES = { '/blog': { path: '/blog', remote: 'mfe-guides' } } as const;
const nextHome = fakeRemoteShowing('mfe-home', 'Next');

const site = siteOfEachTest(shell.dist, home.dist, former.dist, live.dist);

async function pointerOf(name = NAME) {
  return { canary: undefined, ...(await readPointers(site())).get(name) };
}

const begin = () => publish(canary.dist, site(), { share: 5 });

const pair = (ofShell: Named, remote: Named) => pairLabel({ shell: ofShell.version, ...remote });

async function storedPairs(): Promise<string[]> {
  return (await listStoredPairs(site())).map((stored) => pairLabel(stored.pair));
}

async function actions(name = NAME): Promise<unknown[]> {
  const history = await readHistory(site(), await readPointers(site()), name);
  return history.map(({ action, version, canary: shared, because }) => [
    action,
    version,
    ...(shared ? [shared.version, shared.share] : []),
    ...(because === undefined ? [] : [because]),
  ]);
}

describe('A canary', () => {
  it('is stored with its pages beside the live release, gets other shares, and goes live, each by one swap of a pointer', async () => {
    expect(await begin()).toMatchObject({ isNew: true, share: 5, paths: [PAGE] });
    const made = { version: canary.release.version, with: shell.release.version };
    expect(await pointerOf()).toMatchObject({
      version: live.release.version,
      from: former.release.version,
      serial: 3,
      canary: { ...made, share: 5 },
    });
    expect(await storedPairs()).toContain(pair(shell.release, canary.release));
    expect(await begin()).toMatchObject({ isNew: false, share: 5 });

    await expect(shareCanary(site(), NAME, 25, { because: 'No\nvisitor' })).rejects.toThrow(/^because: /);
    await shareCanary(site(), NAME, 25, { because: 'No visitor fails' });
    expect(await pointerOf()).toMatchObject({ serial: 4, canary: { ...made, share: 25 } });
    expect(await promote(NAME, site())).toMatchObject({
      isNew: true,
      release: canary.release,
      paths: [PAGE],
    });
    expect(await pointerOf()).toMatchObject({
      version: made.version,
      serial: 5,
      from: live.release.version,
      canary: undefined,
    });
    expect((await actions()).slice(1)).toEqual([
      ['publish', live.release.version],
      ['canary', live.release.version, made.version, 5],
      ['canary', live.release.version, made.version, 25, 'No visitor fails'],
      ['promote', made.version],
    ]);
    expect((await rollback(NAME, site())).release.version).toBe(live.release.version);
  });

  it('is refused of several releases', async () => {
    const before = await pointerOf();
    await expect(publishAll([canary.dist, nextHome.dist], site(), { share: 5 })).rejects.toThrow(/at once/);
    expect(await pointerOf()).toEqual(before);
  });

  it('leaves what was rolled back before it as it was: it does not go live again', async () => {
    await rollback(NAME, site());
    await begin();
    await rollback(NAME, site());
    await expect(rollback(NAME, site())).rejects.toThrow(
      /keeps no version of mfe-deals that was live before/,
    );
  });

  it.each([
    ['that is live already', live, false],
    ['of which none is live beside it', fakeRemote('mfe-guides'), true],
  ])('is not made of a release %s: it is for everybody', async (_what, { dist, release }, isNew) => {
    const published = await publish(dist, site(), { share: 5, routes: GUIDES });
    expect(published).toEqual({ release, isNew, share: undefined, paths: [] });
    expect(await pointerOf(release.name)).toMatchObject({ version: release.version, canary: undefined });
    expect((await actions(release.name)).at(-1)).toEqual(['publish', release.version]);
  });

  it('is what the gate refuses when it does not fit, also beside others', async () => {
    const misfit = fakeRemote(NAME, { contract: '2.0.0' });
    const refused = expect(publish(misfit.dist, site(), { share: 5 })).rejects;
    await refused.toThrow(RefusedError);
    await refused.toThrow('hosts 1.x');
    await begin();
    const shellOfCanary = fakeShell({ contract: '2.0.0', hosts: [2] });
    await expect(publish(shellOfCanary.dist, site())).rejects.toThrow('hosts 2.x');
  });
});

describe('While a remote has a canary', () => {
  beforeEach(begin);

  it('a rollback takes it back and leaves the live release as it is; the next one goes on behind that', async () => {
    expect(await rollback(NAME, site(), { because: 'It throws' })).toMatchObject({
      release: { version: live.release.version },
      takenBack: { version: canary.release.version },
    });
    const { version } = live.release;
    const beside = { version, from: former.release.version, canary: undefined };
    expect(await pointerOf()).toMatchObject(beside);
    expect((await actions()).at(-1)).toEqual(['rollback', version, canary.release.version, 0, 'It throws']);
    expect((await rollback(NAME, site())).release.version).toBe(former.release.version);
  });

  it('a rollback to a release that is named ends it with the live release', async () => {
    const { version } = former.release;
    await rollback(NAME, site(), { to: version });
    const after = { version, from: live.release.version, canary: undefined };
    expect(await pointerOf()).toMatchObject(after);
    expect((await actions()).at(-1)).toEqual(['rollback', version]);
  });

  it('its label takes it back, as long as it is one', async () => {
    const label = labelOf(canary.release);
    await expect(rollback(labelOf(former.release), site())).rejects.toThrow(/Nothing was changed/);
    await rollback(label, site());
    await expect(rollback(label, site())).rejects.toThrow(/has no canary/);
    expect(await pointerOf()).toMatchObject({ version: live.release.version });
  });

  it('other releases of its name do not go live, and there are three ways out; by them they do', async () => {
    const ways =
      `${labelOf(canary.release)} is a canary of 5 %. Make it live with farekite promote mfe-deals, take it back with ` +
      'farekite rollback mfe-deals, or only preview';
    await expect(publish(other.dist, site())).rejects.toThrow(ways);
    await expect(publish(other.dist, site(), { share: 5 })).rejects.toThrow(ways);
    await expect(publish(canary.dist, site())).rejects.toThrow(ways);
    await publishPreview([other.dist], site());
    await expect(promote(labelOf(other.release), site())).rejects.toThrow(ways);
    await promote(labelOf(canary.release), site());
    await promote(labelOf(other.release), site());
    expect(await pointerOf()).toMatchObject({ version: other.release.version });
  });

  it.each([
    ['promoted', () => promote(NAME, site())],
    ['taken back', () => rollback(NAME, site())],
  ])('it is not %s when somebody was faster', async (_what, end) => {
    beforeWrite(site(), 'live/mfe-deals.json', () => shareCanary(site(), NAME, 10));
    await expect(end()).rejects.toThrow(/Nothing was changed/);
    expect(await pointerOf()).toMatchObject({ version: live.release.version, canary: { share: 10 } });
  });

  it('a new shell has pages with it, too', async () => {
    await publish(nextShell.dist, site());
    expect(await storedPairs()).toEqual(
      expect.arrayContaining([
        pair(nextShell.release, live.release),
        pair(nextShell.release, canary.release),
      ]),
    );
  });

  it('another remote may have one, and a shell may not', async () => {
    await expect(publish(nextShell.dist, site(), { share: 5 })).rejects.toThrow(/cannot be canaries at once/);
    await publish(nextHome.dist, site(), { share: 10 });
    expect(await pointerOf('mfe-home')).toMatchObject({ canary: { share: 10 } });
  });

  it('doctor renders its pages when they are missing, prune keeps them, and an export leaves it out', async () => {
    const [first = ''] = await listKeys(site(), `pages/${pair(shell.release, canary.release)}/`);
    await site().delete(first);
    expect((await doctor(site(), { fix: true })).damages).toEqual([]);
    await prune(site(), { keep: 0, nowMs: Date.now() + 2 * 86_400_000 });
    expect(await storedPairs()).toContain(pair(shell.release, canary.release));
    expect(await listVersions(site(), NAME)).toContain(canary.release.version);
    const folder = temporaryFolder();
    expect(await exportSite(site(), folder)).toMatchObject({ canaries: [labelOf(canary.release)] });
    const exported = await readFile(join(folder, 'live/mfe-deals.json'), 'utf8');
    expect(exported).not.toContain(canary.release.version);
  });
});

describe('While the shell has a canary', () => {
  beforeEach(async () => {
    await publish(nextShell.dist, site(), { share: 5 });
  });

  it('it has the pages of all remotes, and new releases of them have pages with both shells', async () => {
    const of = (...remotes: readonly Named[]) => remotes.map((remote) => pair(nextShell.release, remote));
    expect(await storedPairs()).toEqual(
      expect.arrayContaining(of(nextShell.release, home.release, live.release)),
    );
    await publish(other.dist, site());
    expect(await storedPairs()).toEqual(
      expect.arrayContaining([...of(other.release), pair(shell.release, other.release)]),
    );
  });

  it('no remote may have one, until it is live', async () => {
    await expect(begin()).rejects.toThrow(/cannot be canaries at once/);
    await promote('shell', site());
    await begin();
    expect((await pointerOf()).canary?.with).toBe(nextShell.release.version);
  });
});

it('A canary of the shell and one of a remote that begin at the same moment do not both stay', async () => {
  beforeWrite(site(), 'live/mfe-deals.json', () => publish(nextShell.dist, site(), { share: 5 }));
  await expect(begin()).rejects.toThrow(/did not stay live/);
  expect((await pointerOf('shell')).canary).toBeDefined();
  expect((await pointerOf()).canary).toBeUndefined();
});
