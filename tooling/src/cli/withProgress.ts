import { onProgress } from '../util/progress';
import type { JsonOption } from './options';

/** A command that takes no longer than this shows nothing. */
const SHOWN_AFTER_MS = 1_000;
/** More often, nobody could read it, and writing would take longer than what is shown. */
const INTERVAL_MS = 100;
/** Moves to the beginning of the line and erases it. */
const ERASE = '\r\u001b[K';
const DEFAULT_COLUMNS = 80;

/**
 * Does something, and shows in one line of a terminal how far it is: `rendering pages 120 of 1,600`. Nothing is shown to
 * programs: with --json, or when the standard error is no terminal.
 */
export async function withProgress<Result>(
  { json }: JsonOption,
  work: () => Promise<Result>,
): Promise<Result> {
  const terminal = process.stderr;
  if (json || !terminal.isTTY) return work();
  const startedAtMs = performance.now();
  let shownAtMs = 0;
  const stop = onProgress(({ step, done, total }) => {
    const nowMs = performance.now();
    if (nowMs - startedAtMs < SHOWN_AFTER_MS || nowMs - shownAtMs < INTERVAL_MS) return;
    shownAtMs = nowMs;
    const numbers = [done, total].map((number) => number.toLocaleString('en'));
    // In a line of all columns, some terminals move to the next line.
    const columns = (terminal.columns || DEFAULT_COLUMNS) - 1;
    terminal.write(ERASE + `${step} ${numbers.join(' of ')}`.slice(0, columns));
  });
  try {
    return await work();
  } finally {
    stop();
    if (shownAtMs > 0) terminal.write(ERASE);
  }
}
