import { STATUS_CODES } from 'node:http';
import { StoreError, UserError } from '../util/UserError';
import { isDisturbed, type S3Answer, type S3Request } from './S3Client';
import { StoreAwayError } from './StoreAwayError';

/** Errors whose cause is not the policy, although most of them have the same status. */
const CREDENTIAL_ERRORS = ['ExpiredToken', 'InvalidAccessKeyId', 'InvalidToken', 'SignatureDoesNotMatch'];

/** Whether the store knows the credentials, and their policy does not allow the request. */
function isDeniedByPolicy({ status, code = '' }: S3Answer): boolean {
  const hasOtherCause = CREDENTIAL_ERRORS.includes(code) || code === 'RequestTimeTooSkewed';
  return (status === 401 || status === 403) && !hasOtherCause;
}

function remedyFor(answer: S3Answer): string {
  const { status, code = '', headers } = answer;
  if (code === 'NoSuchBucket') return 'Create the bucket, or correct its name in --site.';
  if (code === 'RequestTimeTooSkewed') return 'Set the clock of this machine.';
  if (CREDENTIAL_ERRORS.includes(code)) {
    return 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.';
  }
  if ((status >= 300 && status < 400) || code === 'AuthorizationHeaderMalformed') {
    const region = headers['x-amz-bucket-region'];
    return `Set AWS_REGION to the region of the bucket${typeof region === 'string' ? `, ${region}` : ''}.`;
  }
  if (isDeniedByPolicy(answer)) {
    return 'Let the policy of these credentials allow it: docs/policies/ has what a package needs.';
  }
  if (status === 501) return 'Publishing needs this function: use an object store that has it.';
  if (isDisturbed(answer)) {
    return 'Run the command again later: it continues where it stopped.';
  }
  return 'Check AWS_ENDPOINT_URL_S3 and the bucket.';
}

/**
 * The error for a request that the object store did not carry out.
 * @param location names the store
 */
export function s3Error(location: string, { method, key }: S3Request, answer: S3Answer): UserError {
  const name = answer.code ?? STATUS_CODES[answer.status] ?? '';
  const request = key === undefined ? 'the request for a list' : `${method} ${key}`;
  const ErrorClass = isDisturbed(answer) ? StoreAwayError : StoreError;
  return new ErrorClass(
    `The store ${location} answered ${request} with ${String(answer.status)} ${name}`.trimEnd(),
    remedyFor(answer),
  );
}
