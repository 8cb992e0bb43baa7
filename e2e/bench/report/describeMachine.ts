import { availableParallelism, cpus, totalmem, type } from 'node:os';

const BYTES_PER_GB = 1_000_000_000;

/** One line about the machine of a run, with the versions that matter. */
export function describeMachine(browserVersion: string): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memoryGb = (totalmem() / BYTES_PER_GB).toFixed(0);
  const cores = String(availableParallelism());
  return `${processor}, ${cores} cores, ${memoryGb} GB, ${type()}, Node.js ${process.version}, Chromium ${browserVersion}`;
}
