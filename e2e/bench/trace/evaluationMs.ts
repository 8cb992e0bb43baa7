import type { TraceEvent } from './TraceEvent';

const US_PER_MS = 1_000;

/**
 * How long a script ran at its start, in milliseconds: its evaluation with everything that it called.
 *
 * @param file the end of the script's address: `/shell.js`
 * @throws Error when the trace has no such script
 */
export function evaluationMs(trace: readonly TraceEvent[], file: string): number {
  const evaluation = trace.find(
    ({ name, args }) => name === 'EvaluateScript' && args?.data?.url?.endsWith(file),
  );
  if (!evaluation) throw new Error(`The trace has no evaluation of ${file}`);
  return (evaluation.dur ?? 0) / US_PER_MS;
}
