import { execFile } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readHistory } from '../store/history';
import { Site } from '../store/Site';
import { assertSiteIntact } from '../testing/assertSiteIntact';
import { assertCompiled, runFarekite } from '../testing/compiledTool';
import {
  fakeDeals,
  fakeRemote,
  fakeRemoteShowing,
  fakeShell,
  FIVE_ROUTES,
  type FakeRemoteName,
} from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { compose } from './compose';
import { publish } from './publish';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/typescriptThreads'));

const TOOL = join(__dirname, '../../bin/farekite.js');
const KILL_AT_WRITE = require.resolve('../testing/killAtWrite.cjs');
const CHANGES = ['mkdir', 'writeFile', 'appendFile', 'rename', 'rm'] as const;

const shell = fakeShell();
const old = fakeDeals('Old');
const next = fakeDeals('Next');
const home = fakeRemote('mfe-home');

let template: Site;
/** The public files without and with a publish of `next`, each after a publish of `home`. */
let validOutcomes: Record<string, string>[];

/** The pages, pointers and root files of a site, without the tool's own files and without releases. */
async function snapshotPublic(site: Site): Promise<Record<string, string>> {
  const files = Object.entries(await snapshot(site.directory));
  return Object.fromEntries(files.filter(([file]) => !/^(\.farekite|releases)\//.test(file)));
}

function copyOfTemplate(): Site {
  const site = new Site(temporaryFolder());
  cpSync(template.directory, site.directory, { recursive: true });
  return site;
}

/** Expects that every page can be shown, and that the next publish of any remote completes the site. */
async function expectRecovery(site: Site): Promise<void> {
  await assertSiteIntact(site);
  await publish(home.dist, site);
  expect(validOutcomes).toContainEqual(await snapshotPublic(site));
  expect(readdirSync(join(site.privateDirectory, 'tmp'))).toEqual([]);
  await assertSiteIntact(site);
}

beforeAll(async () => {
  await assertCompiled();
  template = await publishedSite(shell.dist, old.dist);
  const orders = [[home.dist], [next.dist, home.dist]].map(async (dists) =>
    snapshotPublic(await publishedSite(shell.dist, old.dist, ...dists)),
  );
  validOutcomes = await Promise.all(orders);
});

describe('A publisher that is killed', () => {
  it('at any write, leaves a site that the next publish completes', async () => {
    let step = 0;
    let killed = true;
    while (killed) {
      const site = copyOfTemplate();
      step += 1;
      const publishing = promisify(execFile)(
        process.execPath,
        ['--require', KILL_AT_WRITE, TOOL, 'publish', next.dist, '--site', site.directory],
        { env: { ...process.env, KILL_AT_WRITE: String(step) } },
      );
      killed = await publishing.then(
        () => false,
        (error: unknown) => (error as { signal?: string }).signal === 'SIGKILL',
      );
      await expectRecovery(site);
    }
    // A publish changes the disk more than thirty times; it was killed before each of them.
    expect(step).toBeGreaterThan(30);
  }, 180_000);
});

describe('A disk', () => {
  /** Makes the nth write of this process fail, and all later ones except those that clean up. */
  function mockWriteErrorsFrom(nth: number, code: string): void {
    let count = 0;
    for (const name of CHANGES) {
      const change = fs[name].bind(fs) as (...args: unknown[]) => Promise<void>;
      const spy = jest.spyOn(fs, name) as unknown as jest.SpyInstance<Promise<void>, unknown[]>;
      spy.mockImplementation((...args) => {
        count += 1;
        const isRefused = count >= nth && name !== 'rm' && name !== 'rename';
        if (!isRefused) return change(...args);
        const error = Object.assign(new Error(`${code}: ${name} failed`), { code, syscall: name });
        return Promise.reject(error);
      });
    }
  }

  it.each([
    ['is full', 'ENOSPC'],
    ['becomes read-only', 'EROFS'],
  ])(
    'that %s at any write makes publish fail with a message, and the next publish completes the site',
    async (_what, code) => {
      let failed = true;
      for (let step = 1; failed; step += 1) {
        const site = copyOfTemplate();
        mockWriteErrorsFrom(step, code);
        const error = await publish(next.dist, site).then(
          () => undefined,
          (cause: unknown) => cause as Error,
        );
        jest.restoreAllMocks();
        failed = error !== undefined;
        if (error) {
          expect(error.name).toBe('UserError');
          expect(error.message).toMatch(
            /^The site folder .* (could not|cannot) be written \(E\w+: \w+ failed\)\. \w/,
          );
        }
        await expectRecovery(site);
      }
    },
    60_000,
  );
});

describe('Twenty publishers of five remotes at once', () => {
  it('all succeed, and the last release of each remote is live', async () => {
    const site = await publishedSite(fakeShell({ routes: FIVE_ROUTES }).dist);
    const names = FIVE_ROUTES.map(({ remote }) => remote as FakeRemoteName);
    const releases = names.flatMap((name) =>
      ['One', 'Two', 'Three', 'Four'].map((sentence) => fakeRemoteShowing(name, sentence)),
    );
    const outcomes = await Promise.all(
      releases.map(({ dist }) => runFarekite(['publish', dist, '--site', site.directory], temporaryFolder())),
    );
    expect(outcomes.map(({ stderr }) => stderr).join('')).toBe('');
    await assertSiteIntact(site);

    const history = await readHistory(site);
    expect(history).toHaveLength(1 + releases.length);
    const pointers = await site.readPointers();
    for (const name of names) {
      expect(pointers.get(name)?.version).toBe(history.findLast((entry) => entry.name === name)?.version);
    }
    const before = await snapshotPublic(site);
    await compose(site, { force: true });
    expect(await snapshotPublic(site)).toEqual(before);
  }, 60_000);
});
