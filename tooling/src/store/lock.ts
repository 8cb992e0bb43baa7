import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../util/UserError';
import type { Site } from './Site';

const POLL_MS = 50;
/** A publish takes much less. */
const MAX_WAIT_MS = 300_000;
/** Writing or breaking a lock takes microseconds; a process that has not finished by then was killed. */
const ABANDONED_MS = 10_000;

/** The content of the lock file. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

const isExistsError = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Creates a file; `false` when it exists already. */
async function createExclusively(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isExistsError(error)) return false;
    throw error;
  }
}

/** Whether the holder's process runs. A process on another machine cannot be checked, so it counts as running. */
function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The holder of the lock; `undefined` for a lock that is missing, empty or half written. */
async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether a file exists for longer than any process needs it. */
async function isAbandoned(file: string): Promise<boolean> {
  const createdAtMs = (await stat(file).catch(() => undefined))?.mtimeMs;
  return createdAtMs !== undefined && Date.now() - createdAtMs > ABANDONED_MS;
}

/**
 * Whether the lock's holder has ended without removing it. A lock that names no holder belongs to a
 * publisher that was killed, or found the disk full, while it wrote the lock.
 */
async function isStale(lock: string): Promise<boolean> {
  const holder = await readHolder(lock);
  return holder ? !isAlive(holder) : isAbandoned(lock);
}

/**
 * Removes a stale lock. A second lock file makes sure that only one process does so at a time, and that
 * process checks once more: otherwise it could remove the lock of a publisher that has just entered.
 */
async function breakStaleLock(lock: string): Promise<void> {
  const breaking = `${lock}.breaking`;
  if (!(await createExclusively(breaking, ''))) {
    if (await isAbandoned(breaking)) await rm(breaking, { force: true });
    else await sleep(POLL_MS);
    return;
  }
  try {
    if (await isStale(lock)) await rm(lock, { force: true });
  } finally {
    await rm(breaking, { force: true });
  }
}

/** Converts an error of the file system into a UserError; returns other errors unchanged. */
function asUserError(error: unknown, site: Site): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new UserError(
    `The site folder ${site.directory} could not be written (${message})`,
    'Free disk space or make the folder writable, then run the command again: it continues where it stopped.',
    { cause: error },
  );
}

async function acquire(lock: string): Promise<void> {
  const self: Holder = { pid: process.pid, host: hostname() };
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!(await createExclusively(lock, JSON.stringify(self)))) {
    if (await isStale(lock)) await breakStaleLock(lock);
    else await sleep(POLL_MS);
    if (Date.now() > deadline) {
      const holder = await readHolder(lock);
      throw new UserError(
        `Process ${String(holder?.pid)} on ${holder?.host ?? 'an unknown machine'} has held the lock of the site for five minutes`,
        `Wait for it to end, or end it; if that process does not exist, remove ${lock}.`,
      );
    }
  }
}

/**
 * Runs `work` while it holds the site's lock, so that publishers change the site one after the other.
 * The lock of a publisher that was killed on this machine is ignored.
 *
 * @throws UserError when another publisher holds the lock for five minutes, or the disk cannot be written
 */
export async function withLock<T>(site: Site, work: () => Promise<T>): Promise<T> {
  const lock = join(site.privateDirectory, 'lock');
  try {
    await acquire(lock);
    try {
      await site.removeTemporaryFiles();
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } catch (error) {
    throw asUserError(error, site);
  }
}
