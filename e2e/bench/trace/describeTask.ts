import type { Task } from './findTasks';

const NAMED_PARTS = 4;
const MIN_PART_MS = 3;

/** One line: `205 ms at 1296 ms: evaluate shell.js 180, compile shell.js 14` */
export function describeTask({ startMs, durationMs, parts }: Task): string {
  const named = parts.filter(({ ms }) => ms >= MIN_PART_MS).slice(0, NAMED_PARTS);
  const listed = named.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ');
  return `${durationMs.toFixed(0)} ms at ${startMs.toFixed(0)} ms: ${listed}`;
}
