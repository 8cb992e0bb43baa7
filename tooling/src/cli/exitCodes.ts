import { UserError, type ErrorKind } from '../util/UserError';

/** By the kind of error. A command whose check finds something fails, too. */
export const EXIT_CODES: Readonly<Record<ErrorKind, number>> = {
  failed: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  store: 5,
};

export const EXIT_CODES_HELP =
  'Exit codes: 0 done, 1 a check failed, 2 wrong usage, 3 refused,\n' +
  '4 overtaken by another publisher, 5 fault of the store. See tooling/README.md.';

/** The exit code of a command that ends with an error; one that the tool does not know is its own fault. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UserError ? EXIT_CODES[error.kind] : EXIT_CODES.failed;
}
