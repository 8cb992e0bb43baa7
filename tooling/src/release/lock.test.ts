import { hostname } from 'node:os';
import { join } from 'node:path';
import { existsSync, writeFileSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { withLock } from './lock';
import { publish } from './publish';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));

async function preparedSite(): Promise<{ site: Site; lock: string }> {
  const site = new Site(temporaryFolder());
  await site.prepare();
  return { site, lock: join(site.privateDirectory, 'lock') };
}

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

const holder = (pid: number, host = hostname()) => JSON.stringify({ pid, host });
const work = () => Promise.resolve('done');

/** Whether the work is still waiting after some looks at the lock. */
async function waits(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => false), sleep(200, true)]);
}

describe('The lock of a site', () => {
  it('lets one in at a time', async () => {
    const { site } = await preparedSite();
    const events: string[] = [];
    const step = (name: string) =>
      withLock(site, async () => {
        events.push(`${name} begins`);
        await sleep(20);
        events.push(`${name} ends`);
      });
    await Promise.all([step('a'), step('b')]);
    const [first, second] = events[0] === 'a begins' ? ['a', 'b'] : ['b', 'a'];
    expect(events).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  });

  it('lets two publishers through one after the other, and both are live', async () => {
    const site = new Site(temporaryFolder());
    await publish(fakeShell().dist, site);
    await Promise.all([
      publish(fakeRemote('mfe-home').dist, site),
      publish(fakeRemote('mfe-deals').dist, site),
    ]);
    expect(await site.read('index.html')).toContain('mfe-home in en');
    expect(await site.read('first-class-deals/index.html')).toContain('mfe-deals in en');
  });

  it('is gone after the work, also after work that failed', async () => {
    const { site, lock } = await preparedSite();
    await expect(withLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
    expect(await withLock(site, work)).toBe('done');
    expect(existsSync(lock)).toBe(false);
  });

  it('is broken when its holder is dead', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, holder(deadPid()));
    expect(await withLock(site, work)).toBe('done');
  });

  it('is broken by one only of many who find its holder dead', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, holder(deadPid()));
    let inside = 0;
    let most = 0;
    const enter = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(site, enter)));
    expect(most).toBe(1);
  });

  it('is not broken when somebody else has broken and taken it since', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, holder(deadPid()));
    jest.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(lock, holder(process.pid));
      throw new Error('no such process');
    });
    const waiting = withLock(site, work);
    expect(await waits(waiting)).toBe(true);
    await rm(lock);
    expect(await waiting).toBe('done');
  });

  it('is broken when its holder was killed while writing it', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, '');
    const waiting = withLock(site, work);
    expect(await waits(waiting)).toBe(true);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    expect(await waiting).toBe('done');
  });

  it('is broken also when the one before died over breaking it', async () => {
    const { site, lock } = await preparedSite();
    const longAgo = new Date(Date.now() - 60_000);
    await writeFile(lock, holder(deadPid()));
    await writeFile(`${lock}.breaking`, '');
    await utimes(`${lock}.breaking`, longAgo, longAgo);
    expect(await withLock(site, work)).toBe('done');
  });

  it.each([
    ['lives', holder(process.pid)],
    ['is on another machine, of which nobody knows', holder(deadPid(), 'elsewhere')],
  ])('is waited for while its holder %s', async (_what, content) => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, content);
    const waiting = withLock(site, work);
    expect(await waits(waiting)).toBe(true);
    await rm(lock);
    expect(await waiting).toBe('done');
  });

  it('is not waited for without end', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, holder(process.pid));
    const now = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now + 300_001);
    await expect(withLock(site, work)).rejects.toThrow(
      `Process ${String(process.pid)} on ${hostname()} has kept the site locked for five minutes. ` +
        `Wait for it or end it; if there is no such process, remove ${lock}.`,
    );
  });
});
