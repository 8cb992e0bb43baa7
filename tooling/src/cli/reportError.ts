import { printError } from '../util/print';
import { UserError } from '../util/UserError';
import { exitCodeOf } from './exitCodes';

/** Whether a command line asks for JSON, even if it is wrong otherwise. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--json');
}

/** An error of which the tool knows nothing is a fault of the tool, and comes with the stack for whoever mends it. */
function describeError(error: unknown) {
  if (error instanceof UserError) {
    const { kind, problem, remedy } = error;
    return { kind, problem, remedy };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'internal', problem: message, remedy: 'Report it with its stack.', stack };
}

/**
 * Prints an error to the standard error, as one line or as one JSON object, and sets the exit code.
 * @param argv the command line, which may ask for JSON
 */
export function reportError(error: unknown, argv: readonly string[]): void {
  const exitCode = exitCodeOf(error);
  process.exitCode = exitCode;
  if (asksForJson(argv)) {
    process.stderr.write(`${JSON.stringify({ error: describeError(error), exitCode })}\n`);
    return;
  }
  const text = error instanceof UserError ? error.message : (error as Error).stack;
  printError(text ?? String(error));
}
