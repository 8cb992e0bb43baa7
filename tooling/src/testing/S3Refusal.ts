/** An answer of the test's object store that is an error. */
export class S3Refusal extends Error {
  constructor(
    readonly status: number,
    /** S3's name of the error: `NoSuchKey` */
    readonly code: string,
  ) {
    super(code);
  }
}
