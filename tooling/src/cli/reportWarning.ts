import { printError } from '../util/print';
import type { UserError } from '../util/UserError';
import type { JsonOption } from './options';

/** Prints to the standard error what is wrong although the command goes on: as one line, or as one JSON object. */
export function reportWarning({ kind, problem, remedy, message }: UserError, { json }: JsonOption): void {
  if (json) process.stderr.write(`${JSON.stringify({ warning: { kind, problem, remedy } })}\n`);
  else printError(message);
}
