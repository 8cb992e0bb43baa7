/** Says who can mend it. Each has an exit code. */
export type ErrorKind = 'failed' | 'usage' | 'refused' | 'conflict' | 'store';

/** What the user of a command can fix: the command line prints one line, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly kind: ErrorKind = 'failed';

  /**
   * @param problem without a full stop: `There is no site in /srv/site`
   * @param remedy one or more sentences: `Publish a release there first.`
   */
  constructor(
    readonly problem: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${problem}. ${remedy}`, options);
  }
}

/** The command line, the environment or the current folder is wrong. */
export class UsageError extends UserError {
  override readonly kind = 'usage';
}

export class RefusedError extends UserError {
  override readonly kind = 'refused';
}

/** Another publisher has changed the site meanwhile. */
export class ConflictError extends UserError {
  override readonly kind = 'conflict';
}

export class StoreError extends UserError {
  override readonly kind = 'store';
}

/** For `catch`. @throws every other error */
export function ignoreUserError(error: unknown): undefined {
  if (error instanceof UserError) return undefined;
  throw error;
}

/** A text that others wrote, without control characters, which a terminal would obey. */
export function inOneLine(text: string, maxCharacters = 500): string {
  const printable = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return printable.length > maxCharacters ? `${printable.slice(0, maxCharacters)} …` : printable;
}
