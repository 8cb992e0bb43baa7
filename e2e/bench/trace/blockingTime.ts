import type { Task } from './findTasks';

/** A longer task is one that a visitor may notice. */
export const LONG_TASK_MS = 50;

export function isLong({ durationMs }: Task): boolean {
  return durationMs > LONG_TASK_MS;
}

/** How long a visitor's touch has to wait in all, in milliseconds: what long tasks take beyond what nobody notices. */
export function blockingTime(tasks: readonly Task[]): number {
  return tasks.filter(isLong).reduce((total, { durationMs }) => total + durationMs - LONG_TASK_MS, 0);
}
