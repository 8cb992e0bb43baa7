import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { TOOL } from './compiledTool';
import {
  fakeRemoteShowing,
  fakeShell,
  FIVE_ROUTES,
  type FakeRelease,
  type FakeRemoteName,
} from './fakeReleases';

const SHIFT_CLOCK = require.resolve('./shiftClock.cjs');
const HOUR_MS = 3_600_000;
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

/** Where a publisher publishes to: its `--site`, and what its environment has besides that of this process. */
export interface Place {
  readonly site: string;
  readonly env: Readonly<Record<string, string>>;
}

/** How a publisher ended. */
export interface PublisherOutcome {
  readonly release: ReleaseManifest;
  /** `null` when it was ended by a signal. */
  readonly exitCode: number | null;
  readonly stderr: string;
  /** Whether it was to be ended; it may have been done by then. */
  readonly isDisturbed: boolean;
}

/** The releases of twenty publishers: five shells, and three of each remote that these have routes to. */
export function createTwentyReleases(): FakeRelease<ReleaseManifest>[] {
  const shells = ['One', 'Two', 'Three', 'Four', 'Five'].map((greeting) =>
    fakeShell({ greeting, routes: FIVE_ROUTES }),
  );
  const names = FIVE_ROUTES.map(({ remote }) => remote as FakeRemoteName);
  const remotes = names.flatMap((name) =>
    ['One', 'Two', 'Three'].map((text) => fakeRemoteShowing(name, text)),
  );
  return [...shells, ...remotes];
}

/** Runs a publisher in a process of its own, whose clock is up to an hour wrong. */
async function runPublisher(
  { dist, release }: FakeRelease<ReleaseManifest>,
  { site, env }: Place,
  index: number,
  killAfterMs: number | undefined,
): Promise<PublisherOutcome> {
  const clockOffsetMs = ((index % 3) - 1) * HOUR_MS;
  const child = spawn(process.execPath, ['--require', SHIFT_CLOCK, TOOL, 'publish', dist, '--site', site], {
    env: { ...process.env, ...env, CLOCK_OFFSET_MS: String(clockOffsetMs) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;
  if (killAfterMs !== undefined) {
    await Promise.race([closed, sleep(killAfterMs)]);
    child.kill(SIGNALS[index % SIGNALS.length]);
  }
  const [exitCode] = await closed;
  return { release, exitCode, stderr: errors.join(''), isDisturbed: killAfterMs !== undefined };
}

/**
 * Publishes releases at once with the compiled tool, and ends some of the publishers by signals.
 *
 * @param placeOf where the publisher with this index publishes to
 * @param killAfterMsOf when the publisher with this index is ended; `undefined` when it is not
 */
export async function publishAtOnce(
  releases: readonly FakeRelease<ReleaseManifest>[],
  placeOf: (index: number) => Place,
  killAfterMsOf: (index: number) => number | undefined,
): Promise<PublisherOutcome[]> {
  return Promise.all(
    releases.map((release, index) => runPublisher(release, placeOf(index), index, killAfterMsOf(index))),
  );
}
