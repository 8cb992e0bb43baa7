import { execFile } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assertWhole } from '../testing/assertWhole';
import { assertCompiled, farekite } from '../testing/compiledTool';
import {
  fakeDeals,
  fakeRemote,
  fakeSentence,
  fakeShell,
  FIVE_ROUTES,
  type FakeRemoteName,
} from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { compose } from './compose';
import { readHistory } from './history';
import { publish } from './publish';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));

const TOOL = join(__dirname, '../../bin/farekite.js');
const KILLER = require.resolve('../testing/killAtWrite.cjs');
const CHANGES = ['mkdir', 'writeFile', 'appendFile', 'rename', 'rm'] as const;

const shell = fakeShell();
const old = fakeDeals('Old');
const next = fakeDeals('Next');
const home = fakeRemote('mfe-home');

let template: Site;
/** What visitors get when the publish of `next` did not happen, and when it did; the home page is live in both. */
let outcomes: Record<string, string>[];

/** What visitors get: neither the tool's own files nor releases that nothing leads to. */
async function served(site: Site): Promise<Record<string, string>> {
  const files = Object.entries(await snapshot(site.directory));
  return Object.fromEntries(files.filter(([file]) => !/^(\.farekite|releases)\//.test(file)));
}

function copyOfTemplate(): Site {
  const site = new Site(temporaryFolder());
  cpSync(template.directory, site.directory, { recursive: true });
  return site;
}

/** Whatever has happened: nothing of a live page is missing, and the next publish, whoever makes it, leaves a whole site. */
async function expectHealed(site: Site): Promise<void> {
  await assertWhole(site);
  await publish(home.dist, site);
  expect(outcomes).toContainEqual(await served(site));
  expect(readdirSync(join(site.privateDirectory, 'tmp'))).toEqual([]);
  await assertWhole(site);
}

beforeAll(async () => {
  await assertCompiled();
  template = await publishedSite(shell.dist, old.dist);
  const orders = [[home.dist], [next.dist, home.dist]].map(async (dists) =>
    served(await publishedSite(shell.dist, old.dist, ...dists)),
  );
  outcomes = await Promise.all(orders);
});

describe('A publisher that is killed', () => {
  it('at any step of its work leaves a site that some order of whole publishes would give', async () => {
    let step = 0;
    let killed = true;
    while (killed) {
      const site = copyOfTemplate();
      step += 1;
      const publishing = promisify(execFile)(
        process.execPath,
        ['--require', KILLER, TOOL, 'publish', next.dist, '--site', site.directory],
        { env: { ...process.env, KILL_AT_WRITE: String(step) } },
      );
      killed = await publishing.then(
        () => false,
        (error: unknown) => (error as { signal?: string }).signal === 'SIGKILL',
      );
      await expectHealed(site);
    }
    // It makes, writes and moves more than thirty files; all of these steps were tried.
    expect(step).toBeGreaterThan(30);
  }, 180_000);
});

describe('A disk that fails', () => {
  /** Fails the publisher's n-th change of the disk, and all later ones but those that clean up. */
  function failFrom(nth: number, code: string): () => number {
    let count = 0;
    for (const name of CHANGES) {
      const change = fs[name].bind(fs) as (...args: unknown[]) => Promise<void>;
      const spy = jest.spyOn(fs, name) as unknown as jest.SpyInstance<Promise<void>, unknown[]>;
      spy.mockImplementation((...args) => {
        count += 1;
        const isRefused = count >= nth && name !== 'rm' && name !== 'rename';
        if (!isRefused) return change(...args);
        const error = Object.assign(new Error(`${code}: no, ${name}`), { code, syscall: name });
        return Promise.reject(error);
      });
    }
    return () => count;
  }

  it.each([
    ['is full', 'ENOSPC'],
    ['turns read-only', 'EROFS'],
  ])(
    'and %s at any step is said in one line, and leaves a whole site',
    async (_what, code) => {
      let failed = true;
      for (let step = 1; failed; step += 1) {
        const site = copyOfTemplate();
        failFrom(step, code);
        const error = await publish(next.dist, site).then(
          () => undefined,
          (cause: unknown) => cause as Error,
        );
        jest.restoreAllMocks();
        failed = error !== undefined;
        if (error) {
          expect(error.name).toBe('ReleaseError');
          expect(error.message).toMatch(
            /^The site folder .* (could not|cannot) be written \(E\w+: no, \w+\)\. \w/,
          );
        }
        await expectHealed(site);
      }
    },
    60_000,
  );
});

describe('Twenty publishers of five remotes at once', () => {
  it('are all served, one after the other, and leave what the last of each remote gives', async () => {
    const site = await publishedSite(fakeShell({ routes: FIVE_ROUTES }).dist);
    const names = FIVE_ROUTES.map(({ remote }) => remote as FakeRemoteName);
    const releases = names.flatMap((name) =>
      ['One', 'Two', 'Three', 'Four'].map((sentence) => fakeSentence(name, sentence)),
    );
    const outcomes = await Promise.all(
      releases.map(({ dist }) => farekite(['publish', dist, '--site', site.directory], temporaryFolder())),
    );
    expect(outcomes.map(({ stderr }) => stderr).join('')).toBe('');
    await assertWhole(site);

    const history = await readHistory(site);
    expect(history).toHaveLength(1 + releases.length);
    const pointers = await site.pointers();
    for (const name of names) {
      expect(pointers.get(name)?.version).toBe(history.findLast((entry) => entry.name === name)?.version);
    }
    const before = await served(site);
    await compose(site, { force: true });
    expect(await served(site)).toEqual(before);
  }, 60_000);
});
