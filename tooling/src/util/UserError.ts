/**
 * An error that the user of a command can fix. The command line prints its message as one line, without a
 * stack trace: what is wrong and where, then what to do.
 */
export class UserError extends Error {
  override readonly name = 'UserError';

  /**
   * @param problem without a full stop: `There is no site in /srv/site`
   * @param remedy one or more sentences: `Publish a release there first.`
   */
  constructor(problem: string, remedy: string, options?: ErrorOptions) {
    super(`${problem}. ${remedy}`, options);
  }
}

/** For `catch`, where a failure of this kind does not matter. @throws every other error */
export function ignoreUserError(error: unknown): undefined {
  if (error instanceof UserError) return undefined;
  throw error;
}
