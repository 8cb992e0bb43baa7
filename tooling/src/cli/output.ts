import { printError } from '../util/print';
import { UserError } from '../util/UserError';
import type { Flags } from './options';

export const EXIT_CODES = { failed: 1, usage: 2, refused: 3, conflict: 4, store: 5 } as const;

/** Rows by the headings of the columns. A cell without a text shows a dash. */
export function formatTable(rows: readonly Readonly<Record<string, string | null | undefined>>[]): string[] {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? '–'))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return padded.map((line) => line.join('  ').trimEnd());
}

export function present(result: unknown, lines: readonly string[], { json }: Flags): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : lines.join('\n')}\n`);
}

export function reportWarning({ kind, problem, remedy, message }: UserError, { json }: Flags): void {
  if (json) process.stderr.write(`${JSON.stringify({ warning: { kind, problem, remedy } })}\n`);
  else printError(message);
}

/** Prints an error and sets the exit code. Any but a UserError is a fault of the tool, and comes with its stack. */
export function reportError(error: unknown, argv: readonly string[]): void {
  const isKnown = error instanceof UserError;
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const exitCode = EXIT_CODES[isKnown ? error.kind : 'failed'];
  process.exitCode = exitCode;
  // Also where the command line is wrong otherwise.
  if (!argv.includes('--json')) {
    printError(isKnown ? message : stack);
    return;
  }
  const described = isKnown
    ? { kind: error.kind, problem: error.problem, remedy: error.remedy }
    : { kind: 'internal', problem: message, remedy: 'Report it with its stack.', stack };
  process.stderr.write(`${JSON.stringify({ error: described, exitCode })}\n`);
}
