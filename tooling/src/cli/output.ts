import { printError } from '../util/print';
import { UserError, type ErrorKind } from '../util/UserError';
import type { Flags } from './options';

/** By the kind of error. A command whose check finds something fails, too. */
export const EXIT_CODES: Readonly<Record<ErrorKind, number>> = {
  failed: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  store: 5,
};

/** The lines of a table, by the headings of its columns, which are aligned. A cell that is `null` shows a dash. */
export function formatTable(rows: readonly Readonly<Record<string, string | null>>[]): string[] {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? '–'))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return padded.map((line) => line.join('  ').trimEnd());
}

/** Prints the result of a command: as lines for people, or with --json for programs. */
export function present(result: unknown, lines: readonly string[], { json }: Flags): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : lines.join('\n')}\n`);
}

/** Prints to the standard error what is wrong although the command goes on: as one line, or as one JSON object. */
export function reportWarning({ kind, problem, remedy, message }: UserError, { json }: Flags): void {
  if (json) process.stderr.write(`${JSON.stringify({ warning: { kind, problem, remedy } })}\n`);
  else printError(message);
}

/** Whether a command line asks for JSON, even if it is wrong otherwise. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--json');
}

/**
 * Prints an error to the standard error, as one line or as one JSON object, and sets the exit code. One of which the tool
 * knows nothing is a fault of the tool, and comes with the stack for whoever mends it.
 *
 * @param argv the command line, which may ask for JSON
 */
export function reportError(error: unknown, argv: readonly string[]): void {
  const isKnown = error instanceof UserError;
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const exitCode = EXIT_CODES[isKnown ? error.kind : 'failed'];
  process.exitCode = exitCode;
  if (!asksForJson(argv)) {
    printError(isKnown ? message : stack);
    return;
  }
  const described = isKnown
    ? { kind: error.kind, problem: error.problem, remedy: error.remedy }
    : { kind: 'internal', problem: message, remedy: 'Report it with its stack.', stack };
  process.stderr.write(`${JSON.stringify({ error: described, exitCode })}\n`);
}
