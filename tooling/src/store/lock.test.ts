import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '../operations/publish';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { withLock } from './lock';
import { Site } from './Site';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/typescriptThreads'));

async function preparedSite(): Promise<{ site: Site; lock: string }> {
  const site = new Site(temporaryFolder());
  await site.prepare();
  return { site, lock: join(site.privateDirectory, 'lock') };
}

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

const lockText = (pid: number, host = hostname()) => JSON.stringify({ pid, host });
const work = () => Promise.resolve('done');

/** Whether the promise is still pending after several polls of the lock. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => false), sleep(200, true)]);
}

describe('withLock', () => {
  it('runs one piece of work at a time', async () => {
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

  it('lets two publishers at once publish one after the other', async () => {
    const site = new Site(temporaryFolder());
    await publish(fakeShell().dist, site);
    await Promise.all([
      publish(fakeRemote('mfe-home').dist, site),
      publish(fakeRemote('mfe-deals').dist, site),
    ]);
    expect(await site.read('index.html')).toContain('mfe-home in en');
    expect(await site.read('first-class-deals/index.html')).toContain('mfe-deals in en');
  });

  it('removes the lock after the work, even when the work fails', async () => {
    const { site, lock } = await preparedSite();
    await expect(withLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
    expect(await withLock(site, work)).toBe('done');
    expect(existsSync(lock)).toBe(false);
  });

  it('breaks a lock whose holder has ended', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, lockText(deadPid()));
    expect(await withLock(site, work)).toBe('done');
  });

  it('lets only one of many waiting publishers enter after a stale lock is broken', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, lockText(deadPid()));
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

  it('does not break a lock that another publisher has broken and taken in the meantime', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, lockText(deadPid()));
    jest.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(lock, lockText(process.pid));
      throw new Error('no such process');
    });
    const waiting = withLock(site, work);
    expect(await isWaiting(waiting)).toBe(true);
    await rm(lock);
    expect(await waiting).toBe('done');
  });

  it('breaks an empty lock, whose holder was killed while it wrote the lock', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, '');
    const waiting = withLock(site, work);
    expect(await isWaiting(waiting)).toBe(true);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    expect(await waiting).toBe('done');
  });

  it('breaks a stale lock that another publisher was killed while breaking', async () => {
    const { site, lock } = await preparedSite();
    const longAgo = new Date(Date.now() - 60_000);
    await writeFile(lock, lockText(deadPid()));
    await writeFile(`${lock}.breaking`, '');
    await utimes(`${lock}.breaking`, longAgo, longAgo);
    expect(await withLock(site, work)).toBe('done');
  });

  it.each([
    ['is running', lockText(process.pid)],
    ['is on another machine, where it cannot be checked', lockText(deadPid(), 'elsewhere')],
  ])('waits while the holder of the lock %s', async (_what, content) => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, content);
    const waiting = withLock(site, work);
    expect(await isWaiting(waiting)).toBe(true);
    await rm(lock);
    expect(await waiting).toBe('done');
  });

  it('gives up after five minutes', async () => {
    const { site, lock } = await preparedSite();
    await writeFile(lock, lockText(process.pid));
    const now = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now + 300_001);
    await expect(withLock(site, work)).rejects.toThrow(
      `Process ${String(process.pid)} on ${hostname()} has held the lock of the site for five minutes. ` +
        `Wait for it to end, or end it; if that process does not exist, remove ${lock}.`,
    );
  });
});
