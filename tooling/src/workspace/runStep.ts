import { print } from '../util/print';

/** @param startedAt a time of `performance.now()`. @returns seconds with one decimal: `4.2 s` */
export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
}

/** Runs a step of many, and prints its name before it and its result after it: `tasks: passed (4.2 s)` */
export async function runStep<Result>(
  name: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string,
): Promise<Result> {
  print(`\n── ${name}`);
  const startedAt = performance.now();
  const result = await work();
  print(`${name}: ${describe(result)} (${secondsSince(startedAt)})`);
  return result;
}
