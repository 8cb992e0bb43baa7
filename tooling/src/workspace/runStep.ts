import { print } from '../util/print';

/** @param startedAt a time of `performance.now()`. @returns seconds with one decimal: `4.2 s` */
export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
}

/**
 * Runs a step of many, and prints its name before it and its result after it: `tasks: passed (4.2 s)`
 * @returns what `work` returns, the result in words
 */
export async function runStep(name: string, work: () => Promise<string>): Promise<string> {
  print(`\n── ${name}`);
  const startedAt = performance.now();
  const result = await work();
  print(`${name}: ${result} (${secondsSince(startedAt)})`);
  return result;
}
