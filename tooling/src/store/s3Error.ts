import { STATUS_CODES } from 'node:http';
import { StoreError, UserError } from '../util/UserError';
import { StoreAwayError } from './StoreAwayError';

/** What the AWS SDK throws, as far as it is read. */
export interface S3Failure extends Error {
  /** Node's name of what happened to the connection: `ECONNREFUSED`. */
  readonly code?: string;
  /** The store's name of an error: `NoSuchKey`. */
  readonly Code?: string;
  /** Missing when no request was sent, and when its answer ends in the middle. */
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly $response?: { readonly headers: Readonly<Record<string, string>> };
}

const CHECK_CREDENTIALS = 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.';

/** What to do about errors whose status is that of many. */
const REMEDIES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'Create the bucket, or correct its name in --site.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  ExpiredToken: CHECK_CREDENTIALS,
  InvalidAccessKeyId: CHECK_CREDENTIALS,
  InvalidToken: CHECK_CREDENTIALS,
  SignatureDoesNotMatch: CHECK_CREDENTIALS,
};

export function statusOf({ $metadata }: S3Failure): number | undefined {
  return $metadata?.httpStatusCode;
}

/** Whether a store answers so about an object. It may also say that the bucket, or the whole address, is wrong. */
export function isNoSuchKey(failure: S3Failure): boolean {
  return statusOf(failure) === 404 && failure.Code === 'NoSuchKey';
}

/** Whether a condition did not hold. 409: another write at the same moment; 404: the object was deleted. */
export function isConflict(failure: S3Failure): boolean {
  return [409, 412].includes(statusOf(failure) ?? 0) || isNoSuchKey(failure);
}

/** Whether an answer ends in the middle. */
export function isCutOff({ $metadata, name, code }: S3Failure): boolean {
  return $metadata === undefined && (name === 'TimeoutError' || code === 'ECONNRESET');
}

/** Whether no answer came, or one that says that the store is busy or disturbed: it may have done what it was asked for. */
export function isStoreAway(failure: S3Failure): boolean {
  const status = statusOf(failure);
  if (status === undefined) return failure.$metadata !== undefined || isCutOff(failure);
  return status === 429 || (status >= 500 && status !== 501);
}

/** Whether the same request may succeed later. After the first refusal the SDK takes the time of the store. */
export function mayPass(failure: S3Failure): boolean {
  return isStoreAway(failure) || failure.Code === 'RequestTimeTooSkewed';
}

function remedyFor(failure: S3Failure, status: number): string {
  const { Code: code = '', $response } = failure;
  const known = REMEDIES[code];
  if (known !== undefined) return known;
  if ((status >= 300 && status < 400) || code === 'AuthorizationHeaderMalformed') {
    const region = $response?.headers['x-amz-bucket-region'];
    return `Set AWS_REGION to the region of the bucket${region ? `, ${region}` : ''}.`;
  }
  if (status === 401 || status === 403) {
    return 'Let the policy of these credentials allow it: docs/policies/ has what a package needs.';
  }
  if (status === 501) return 'Publishing needs this function: use an object store that has it.';
  if (isStoreAway(failure)) return 'Run the command again later: it continues where it stopped.';
  return 'Check AWS_ENDPOINT_URL_S3 and the bucket.';
}

/** The error for a request that did not get an answer. */
function unansweredError(location: string, failure: S3Failure): UserError {
  const { name, code, message } = failure;
  if (isStoreAway(failure)) {
    const reason = code ?? (name === 'TimeoutError' ? 'no answer in time' : message);
    return new StoreAwayError(
      `The store ${location} cannot be reached (${reason})`,
      'Check the network, AWS_ENDPOINT_URL_S3 and AWS_REGION, then run the command again: it continues where it stopped.',
      { cause: failure },
    );
  }
  return new StoreError(
    `The store ${location} cannot be asked (${message})`,
    name === 'CredentialsProviderError'
      ? 'Log in, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN if there is one).'
      : "Set AWS_REGION, or AWS_ENDPOINT_URL_S3 to another vendor's endpoint.",
    { cause: failure },
  );
}

/** The error for an answer that no object store gives. */
export function unintelligibleError(location: string, problem: string, cause?: unknown): UserError {
  return new StoreError(
    `The store ${location} ${problem}`,
    'Check that AWS_ENDPOINT_URL_S3 is the address of an object store.',
    { cause },
  );
}

/**
 * The error for a request that the object store did not carry out. One that was made already stays as it is.
 * @param location names the store
 * @param request names what it was asked for
 */
export function s3Error(location: string, request: string, failure: S3Failure | UserError): UserError {
  if (failure instanceof UserError) return failure;
  const status = statusOf(failure);
  if (status === undefined) return unansweredError(location, failure);
  if (status < 300) return unintelligibleError(location, `answered ${request} with something else`, failure);
  const name = failure.Code ?? STATUS_CODES[status] ?? '';
  const ErrorClass = isStoreAway(failure) ? StoreAwayError : StoreError;
  return new ErrorClass(
    `The store ${location} answered ${request} with ${String(status)} ${name}`.trimEnd(),
    remedyFor(failure, status),
    { cause: failure },
  );
}
