import { onProgress } from '../util/progress';
import type { JsonOption } from './options';
import { ProgressLine } from './ProgressLine';

/**
 * Does something, and shows on a terminal how far it is. Nothing is shown to programs: with --json, or when the standard
 * error is no terminal.
 */
export async function withProgress<Result>(
  { json }: JsonOption,
  work: () => Promise<Result>,
): Promise<Result> {
  if (json || !process.stderr.isTTY) return work();
  const line = new ProgressLine(process.stderr);
  const stop = onProgress((progress) => {
    line.show(progress);
  });
  try {
    return await work();
  } finally {
    stop();
    line.end();
  }
}
