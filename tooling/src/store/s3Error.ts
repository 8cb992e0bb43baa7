import type { ProxyRefusal } from '../util/proxy';
import { StoreError, UserError } from '../util/UserError';
import { StoreAwayError } from './Store';

export interface S3Failure extends Error, Partial<Pick<ProxyRefusal, 'proxyStatus'>> {
  readonly code?: string;
  readonly Code?: string;
  readonly sentBytes?: number;
  /** Missing without a request, and when the answer ends in the middle. */
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** The answer of something that is no object store. The SDK throws the same for what is no XML. */
export function unreadableAnswer(problem: string): S3Failure {
  return Object.assign(new Error(problem), { $metadata: { httpStatusCode: 200 } });
}

function statusOf({ $metadata }: S3Failure): number | undefined {
  return $metadata?.httpStatusCode;
}

/** 404 may also say that the bucket, or the whole address, is wrong. */
export function isNoSuchKey(failure: S3Failure): boolean {
  return statusOf(failure) === 404 && failure.Code === 'NoSuchKey';
}

/** 409: another write at the same moment; 404: the object was deleted. */
export function isConflict(failure: S3Failure): boolean {
  return [409, 412].includes(statusOf(failure) ?? 0) || isNoSuchKey(failure);
}

/** Whether the store may have done what it was asked for. */
function isStoreAway(failure: S3Failure): boolean {
  const { $metadata, name, code } = failure;
  const status = failure.proxyStatus ?? statusOf(failure);
  if (status !== undefined) return status === 429 || (status >= 500 && status !== 501);
  return $metadata !== undefined || name === 'TimeoutError' || code === 'ECONNRESET';
}

/** After RequestTimeTooSkewed the SDK takes the time of the store. */
export function mayPass(failure: S3Failure): boolean {
  return isStoreAway(failure) || failure.Code === 'RequestTimeTooSkewed';
}

function remedyFor(failure: S3Failure): string {
  if (failure.proxyStatus !== undefined)
    return 'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and to where this proxy passes connections on.';
  if (isStoreAway(failure))
    return 'Check the network and AWS_ENDPOINT_URL_S3, then run the command again: it continues where it stopped.';
  // `ExpiredToken` has the status 400, `CredentialsProviderError` has none.
  if ([401, 403].includes(statusOf(failure) ?? 0) || /Credentials|Token/.test(failure.Code ?? failure.name))
    return 'Log in, or check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, and the policy of these credentials: docs/policies/ has what a package needs.';
  if (statusOf(failure) === 413)
    return 'The store, or a proxy before it, has a limit of size: raise it, in nginx client_max_body_size, or let AWS_ENDPOINT_URL_S3 name the store itself.';
  return 'Check the bucket in --site, AWS_REGION and AWS_ENDPOINT_URL_S3.';
}

function problemOf(request: string, failure: S3Failure): string {
  const { name, code, Code = '', message } = failure;
  const status = statusOf(failure);
  if (status === undefined)
    return `cannot be reached (${code ?? (name === 'TimeoutError' ? 'no answer in time' : message)})`;
  const answer = status < 300 ? 'something else' : `${String(status)} ${Code}`.trimEnd();
  const size = status === 413 && failure.sentBytes ? ` (${String(failure.sentBytes)} bytes)` : '';
  return `answered ${request}${size} with ${answer}`;
}

export function s3Error(location: string, request: string, failure: S3Failure | UserError): UserError {
  if (failure instanceof UserError) return failure;
  const ErrorClass = isStoreAway(failure) ? StoreAwayError : StoreError;
  const problem = `The store ${location} ${problemOf(request, failure)}`;
  return new ErrorClass(problem, remedyFor(failure), { cause: failure });
}
