import { setTimeout as sleep } from 'node:timers/promises';
import { OUTCOMES } from '@farekite/shared/telemetry';
import { readCanary, shareCanary } from '../operations/canary';
import { promote } from '../operations/promote';
import type { Provenance } from '../release/formats';
import { labelOf, parseLabel } from '../release/manifest';
import { movesOf, readEntries } from '../store/history';
import { historyPrefix, SHELL_NAME, type Named } from '../store/keys';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { openMetrics, readSamples, type Reading } from '../telemetry/readMetrics';
import { VISITORS_METRIC } from '../telemetry/releaseHealth';
import { ConflictError, RefusedError, UsageError, UserError } from '../util/UserError';
import { decide, enterStep, NO_VISITORS, type RolloutRules } from './decide';
import { readRollout, writeRollout, type KeptRollout } from './rollouts';

export const LOOK_INTERVAL_MS = 60_000;
/** The most that one look adds to the watched time, whatever the clock does. */
const MAX_WATCHED_MS = 2 * LOOK_INTERVAL_MS;

export interface WatchOptions extends RolloutRules {
  readonly metrics: URL;
  readonly provenance?: Provenance | undefined;
  readonly report?: (line: string) => void;
  readonly clock?: { readonly now: () => number; readonly wait: (ms: number) => Promise<unknown> };
}

interface End {
  readonly release: Named;
  readonly outcome: 'promoted' | 'taken back' | 'gone';
  readonly why: string;
}

/**
 * What was added to each counter since the last look. At the first look, at one that reads elsewhere, and for a process that was
 * there before and was not seen, what counters say is where they begin.
 */
function addUp({ samples, processes, source }: Reading, kept: KeptRollout) {
  const isFirst = kept.lookedAtMs === 0 || kept.source !== source;
  const counters = isFirst ? {} : { ...kept.counters };
  const fresh = structuredClone(NO_VISITORS);
  for (const { process, labels, value } of samples) {
    const arm = labels.arm === 'canary' ? 'canary' : 'control';
    const outcome = OUTCOMES.find((one) => one === labels.outcome);
    if (!outcome) continue;
    const key = `${process.key} ${arm} ${outcome}`;
    const isNew = process.startedAtMs > kept.lookedAtMs - LOOK_INTERVAL_MS;
    const isKnown = !isFirst && (isNew || kept.processes.includes(process.key));
    const before = counters[key] ?? (isKnown ? 0 : value);
    // A counter that says less than before has begun anew.
    fresh[arm][outcome] += value < before ? value : value - before;
    counters[key] = value;
  }
  return { fresh, counters, source, processes: processes.map(({ key }) => key) };
}

async function findEnd(store: Store, release: Named): Promise<End> {
  const pointer = (await readPointers(store, [release.name])).get(release.name);
  const moves = movesOf(await readEntries(store, historyPrefix(release.name)), pointer);
  const wasPromoted = moves.some(
    ({ version, action }) => version === release.version && action === 'promote',
  );
  return { release, outcome: wasPromoted ? 'promoted' : 'gone', why: 'somebody else has done it' };
}

/** @returns the result when the rollout has ended */
async function look(
  store: Store,
  release: Named,
  options: WatchOptions & Required<Pick<WatchOptions, 'report' | 'clock'>>,
): Promise<End | undefined> {
  const { metrics, provenance, report, clock, ...rules } = options;
  const { name, version } = release;
  const live = (await readPointers(store, [name])).get(name);
  if (!live || live.canary?.version !== version) return findEnd(store, release);
  const { canary } = live;
  const { kept, etag } = await readRollout(store, name, canary);
  const reading = await readSamples(metrics, VISITORS_METRIC, { name, version });
  const { fresh, ...read } = addUp(reading, kept);
  const nowMs = Math.max(Math.round(clock.now()), 1);
  const watchedMs =
    kept.lookedAtMs === 0 ? 0 : Math.min(Math.max(nowMs - kept.lookedAtMs, 0), MAX_WATCHED_MS);
  const step = enterStep(kept, canary.share);
  const { rollout, action, why, share } = decide(step, fresh, watchedMs, rules);
  // First what was counted: whoever looks next shall not count it again, and two who look at once do not both decide by it.
  const written = await writeRollout(store, name, { ...kept, ...rollout, ...read, lookedAtMs: nowMs }, etag);
  if (!written) return undefined;
  report(`${String(canary.share)} %: ${action === 'pause' ? 'paused: ' : ''}${why}`);
  const moving = { because: why, provenance, replaces: live };
  if (action === 'share') await shareCanary(store, name, share, moving);
  if (action === 'promote') {
    await promote(name, store, moving);
    return { release, outcome: 'promoted', why };
  }
  if (action === 'take back') {
    await shareCanary(store, name, 0, moving);
    return { release, outcome: 'taken back', why };
  }
  return undefined;
}

/**
 * Watches a canary until it is live or taken back. It may be killed and started again, and several may watch: what was counted
 * is in the store. While something cannot be read, nothing is changed.
 *
 * @param label a name, or the canary that is meant: `mfe-deals@77c1d0a95ee2b346`
 */
export async function watch(store: Store, label: string, options: WatchOptions): Promise<End> {
  const { report = () => undefined, clock = { now: Date.now, wait: sleep } } = options;
  const release = label.includes('@')
    ? parseLabel(label)
    : { name: label, version: (await readCanary(store, label)).canary.version };
  await store.prepare();
  const { telemetry } = liveShell(await readPointers(store, [SHELL_NAME])) ?? {};
  if (!telemetry)
    throw new UsageError(
      'The live shell has no telemetry, so that no visitor could be heard from',
      'Switch it on (docs/telemetry.md), or decide yourself with farekite canary, promote and rollback.',
    );
  let isOpened = false;
  const tolerate = (error: unknown): undefined => {
    // That somebody else was faster is what the next look sees.
    const isPassing = error instanceof UserError && !(error instanceof RefusedError);
    if (!isPassing || (error instanceof UsageError && !isOpened)) throw error;
    report(`paused: ${error.problem}`);
  };
  const lookOnce = async () => {
    // Another server, or a Prometheus of others, would have nothing to say for ever.
    if (!isOpened) await openMetrics(options.metrics);
    isOpened = true;
    return look(store, release, { ...options, report, clock });
  };
  for (;;) {
    const ended = await lookOnce().catch(tolerate);
    if (ended?.outcome === 'gone')
      throw new ConflictError(
        `${labelOf(release)} is no canary any more: somebody else has taken it back`,
        'Run farekite status --history to see who, and why.',
      );
    if (ended) return ended;
    await clock.wait(LOOK_INTERVAL_MS);
  }
}
