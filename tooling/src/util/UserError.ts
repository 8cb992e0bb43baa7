/**
 * An error that the user of the command can fix. The command line prints it as one line, without a
 * stack trace: what is wrong and where, then what to do.
 */
export class UserError extends Error {
  override readonly name = 'UserError';

  constructor(
    readonly problem: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${problem}. ${remedy}`, options);
  }
}
