import type { JsonOption } from './options';

/**
 * Prints the result of a command: as text for people, or with --json for programs.
 * @param describe the text, without a line break at its end
 */
export function present<Result>(
  result: Result,
  describe: (result: Result) => string,
  { json }: JsonOption,
): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : describe(result)}\n`);
}
