import { hostname } from 'node:os';
import { join } from 'node:path';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './Site';
import { ReleaseError } from './ReleaseError';

const POLL_MS = 50;
const PATIENCE_MS = 300_000;
/** What takes microseconds, writing a lock or breaking one, and was not done by then, nobody does any more. */
const ABANDONED_MS = 10_000;

interface Holder {
  readonly pid: number;
  readonly host: string;
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const since = (await stat(file).catch(() => undefined))?.mtimeMs;
  return since !== undefined && Date.now() - since > ABANDONED_MS;
}

/** A lock without a holder is one whose publisher was killed, or found the disk full, while writing it. */
async function isDead(lock: string): Promise<boolean> {
  const holder = await readHolder(lock);
  return holder ? !isAlive(holder) : isAbandoned(lock);
}

/** Removes the lock of a publisher that was killed. Only one process may, and it looks again first. */
async function breakDeadLock(lock: string): Promise<void> {
  const breaking = `${lock}.breaking`;
  if (!(await create(breaking, ''))) {
    if (await isAbandoned(breaking)) await rm(breaking, { force: true });
    else await sleep(POLL_MS);
    return;
  }
  try {
    if (await isDead(lock)) await rm(lock, { force: true });
  } finally {
    await rm(breaking, { force: true });
  }
}

/** An error of the disk, said as one; anything else is passed on as it is. */
function asReleaseError(error: unknown, site: Site): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new ReleaseError(
    `The site folder ${site.directory} could not be written (${message})`,
    'Make room or give the right to write, then run the command again: it goes on from what is there.',
    { cause: error },
  );
}

async function acquire(lock: string): Promise<void> {
  const me: Holder = { pid: process.pid, host: hostname() };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await create(lock, JSON.stringify(me)))) {
    if (await isDead(lock)) await breakDeadLock(lock);
    else await sleep(POLL_MS);
    if (Date.now() > deadline) {
      const holder = await readHolder(lock);
      throw new ReleaseError(
        `Process ${String(holder?.pid)} on ${holder?.host ?? 'an unknown machine'} has kept the site locked for five minutes`,
        `Wait for it or end it; if there is no such process, remove ${lock}.`,
      );
    }
  }
}

/**
 * Does something to a site while nobody else does: publishers wait for each other, and none waits
 * for one that was killed.
 *
 * @throws ReleaseError when another publisher keeps the site for five minutes, or the disk takes no more
 */
export async function withLock<T>(site: Site, work: () => Promise<T>): Promise<T> {
  const lock = join(site.privateDirectory, 'lock');
  try {
    await acquire(lock);
    try {
      await site.clearTemporary();
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } catch (error) {
    throw asReleaseError(error, site);
  }
}
