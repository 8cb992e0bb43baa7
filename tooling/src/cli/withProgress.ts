import type { Store } from '../store/Store';
import type { JsonOption } from './options';
import { ProgressLine } from './ProgressLine';
import { WatchedStore } from './WatchedStore';

/**
 * Does something with a store, and shows on a terminal what is being done. Nothing is shown to programs: with --json, or
 * when the standard error is no terminal.
 */
export async function withProgress<Result>(
  store: Store,
  { json }: JsonOption,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  if (json || !process.stderr.isTTY) return work(store);
  const line = new ProgressLine(process.stderr);
  const watched = new WatchedStore(store, (step) => {
    line.advance(step);
  });
  try {
    return await work(watched);
  } finally {
    line.end();
  }
}
