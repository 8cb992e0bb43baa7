/** What went wrong, by who can mend it; every kind has an exit code of its own. */
export type ErrorKind = 'failed' | 'usage' | 'refused' | 'conflict' | 'store';

/**
 * An error that the user of a command can fix. The command line prints its message as one line, without a
 * stack trace: what is wrong and where, then what to do. Of its subclasses, the one that fits best is thrown.
 */
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

/** The command line, the environment or the current folder is wrong: it names something that does not exist. */
export class UsageError extends UserError {
  override readonly kind = 'usage';
}

/** A check refuses a release: what is live has not changed. */
export class RefusedError extends UserError {
  override readonly kind = 'refused';
}

/** Another publisher has changed the site meanwhile, so that the command would not do what was meant. */
export class ConflictError extends UserError {
  override readonly kind = 'conflict';
}

/** The store cannot be read or written, or what it keeps is damaged. */
export class StoreError extends UserError {
  override readonly kind = 'store';
}

/** For `catch`, where a failure of this kind does not matter. @throws every other error */
export function ignoreUserError(error: unknown): undefined {
  if (error instanceof UserError) return undefined;
  throw error;
}

/**
 * A text that others wrote, as a part of a message: without line breaks and other control characters, which a terminal
 * would obey, and cut off when it is long.
 */
export function inOneLine(text: string, maxCharacters = 500): string {
  const printable = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return printable.length > maxCharacters ? `${printable.slice(0, maxCharacters)} …` : printable;
}
