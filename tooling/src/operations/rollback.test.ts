import { appendFileSync } from 'node:fs';
import { pairOfReleases } from '../compose/pairs';
import { readPointers } from '../store/pointers';
import { pairKey, releaseKey } from '../store/keys';
import { beforeWrite } from '../testing/beforeWrite';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite, siteOfEachTest } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { changedSince, snapshot } from '../testing/snapshot';
import { ConflictError } from '../util/UserError';
import { doctor } from './doctor';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback, type RollbackOptions } from './rollback';

jest.mock('../compose/runInSandbox');

const PAGE = '/first-class-deals';
const shell = fakeShell();
const first = fakeDeals('First');
const second = fakeDeals('Second');
const third = fakeDeals('Third');

const site = siteOfEachTest(shell.dist, first.dist, second.dist);

async function liveVersion(): Promise<string | undefined> {
  return (await readPointers(site())).get('mfe-deals')?.version;
}

describe('rollback', () => {
  it('shows every page as it was, and changes nothing but the pointer and the history', async () => {
    const before = await snapshot(site().location);
    const outcome = { release: first.release, isNew: true, paths: [PAGE] };
    expect(await rollback('mfe-deals', site())).toEqual(outcome);
    const changed = await changedSince(before, site());
    expect(changed.filter((file) => !/^(?:\.farekite|history)\//.test(file))).toEqual([
      'live/mfe-deals.json',
    ]);
    const other = await publishedSite(shell.dist, first.dist);
    expect(await readPage(site(), PAGE)).toBe(await readPage(other, PAGE));
  });

  it.each([
    ['two releases back when it is called twice', [third], [second, first]],
    ['to the release in between when the same one was published twice', [first], [second]],
  ])('goes %s', async (_what, published, expected) => {
    // The clock of another publisher may be wrong.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() - 3_600_000 });
    for (const { dist } of published) await publish(dist, site());
    jest.useRealTimers();
    for (const { release } of expected) {
      await rollback('mfe-deals', site());
      expect(await liveVersion()).toBe(release.version);
    }
  });

  it('goes to a version that begins so, also to one that was never published, and from there to the one before', async () => {
    await publishPreview([third.dist], site());
    await rollback('mfe-deals', site(), { to: third.release.version.slice(0, 6) });
    expect(await readPage(site(), PAGE)).toContain('Third in en');
    for (const { release } of [second, first]) {
      await rollback('mfe-deals', site());
      expect(await liveVersion()).toBe(release.version);
    }
  });

  it('renders the pages again when a compressed variant of one is missing', async () => {
    const pair = pairOfReleases({ shell: shell.release, remote: first.release });
    await site().delete(pairKey(pair, 'first-class-deals/en.html.br'));
    await rollback('mfe-deals', site());
    expect(await doctor(site())).toEqual({ damages: [], repaired: [] });
  });

  it('does not undo what another publisher makes live meanwhile, unless a version was asked for', async () => {
    beforeWrite(site(), '', () => publish(third.dist, site()));
    const rejected = expect(rollback('mfe-deals', site())).rejects;
    await rejected.toThrow(ConflictError);
    await rejected.toThrow(
      `mfe-deals@${third.release.version} went live while mfe-deals@${second.release.version} was to be ` +
        `replaced by mfe-deals@${first.release.version}. Nothing was changed: run farekite status`,
    );
    expect(await liveVersion()).toBe(third.release.version);
    beforeWrite(site(), '', () => publish(second.dist, site()));
    await rollback('mfe-deals', site(), { to: first.release.version });
    expect(await liveVersion()).toBe(first.release.version);
  });
});

describe('rollback refuses, and leaves the site as it was,', () => {
  it.each<[string, string, RollbackOptions, string]>([
    ['a name without a live release', 'mfe-home', {}, 'No release of mfe-home is live. Run farekite'],
    ['a version not kept', 'mfe-deals', { to: 'ffff' }, 'no version of mfe-deals that begins with ffff.'],
    ['an ambiguous version', 'mfe-deals', { to: '' }, 'more than one version of mfe-deals that begins'],
    ['a name with no earlier release', 'shell', {}, 'keeps no version of shell that was live before'],
    ['a reason of two lines', 'mfe-deals', { because: 'one\ntwo' }, 'because: Expected a line of text but'],
  ])('%s', async (_what, name, options, problem) => {
    const before = await snapshot(site().location);
    await expect(rollback(name, site(), options)).rejects.toThrow(problem);
    expect(await snapshot(site().location)).toEqual(before);
  });

  it('a release with a damaged file', async () => {
    appendFileSync(site().fileOf(releaseKey(first.release, 'browser/remoteEntry.js')), '//');
    await expect(rollback('mfe-deals', site())).rejects.toThrow(
      /remoteEntry\.js in .* is damaged\. Publish mfe-deals@\w+ again/,
    );
    expect(await liveVersion()).toBe(second.release.version);
  });
});
