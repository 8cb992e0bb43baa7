/**
 * Something that whoever ran the command can mend. Printed as one line: what is wrong and where,
 * then what to do.
 */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  constructor(
    readonly problem: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${problem}. ${remedy}`, options);
  }
}
