import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Refusal } from './S3Refusal';
import { uriEncode } from './uriEncode';

/** What a signature has to be made with. */
export interface ExpectedSigner {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** The parts of the header Authorization. */
interface Authorization {
  readonly accessKeyId: string;
  /** `20261122` */
  readonly day: string;
  readonly region: string;
  /** Their names, with semicolons between. */
  readonly signedHeaders: string;
  readonly signature: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
/** What Ceph 20 demands to be signed, besides every `x-amz-` header. */
const SIGNED_HEADERS = ['host', 'content-type', 'if-match', 'if-none-match'];
const MAX_CLOCK_DIFFERENCE_MS = 15 * 60 * 1_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

function header({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

function readAuthorization(request: IncomingMessage): Authorization {
  const [, accessKeyId, day, region, signedHeaders, signature] =
    AUTHORIZATION.exec(header(request, 'authorization')) ?? [];
  if (!accessKeyId || !day || !region || !signedHeaders || !signature)
    throw new S3Refusal(403, 'AccessDenied');
  return { accessKeyId, day, region, signedHeaders, signature };
}

/** The text that was signed, with a line for each part of the request. */
function canonicalRequest(request: IncomingMessage, signedHeaders: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const fields = [...searchParams].map((field) => field.map(uriEncode).join('='));
  return [
    request.method,
    // As it was sent: not every object store encodes it anew.
    pathname,
    fields.sort().join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${header(request, name).trim()}`),
    '',
    signedHeaders,
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
}

function signatureOf(
  request: IncomingMessage,
  { day, region, signedHeaders }: Authorization,
  secretAccessKey: string,
): string {
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const time = header(request, 'x-amz-date');
  const hash = sha256(canonicalRequest(request, signedHeaders));
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hash].join('\n')).toString('hex');
}

function isInTime(request: IncomingMessage, now: Date): boolean {
  const basicFormat = /^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/;
  const time = header(request, 'x-amz-date').replace(basicFormat, '$1-$2-$3:$4:$5');
  // A malformed time is not a number, with which every comparison is false.
  return Math.abs(Date.parse(time) - now.getTime()) <= MAX_CLOCK_DIFFERENCE_MS;
}

/**
 * Checks the signature of a request (AWS Signature Version 4), and that everything is signed that has to be.
 * @throws S3Refusal
 */
export function verifySignature(
  request: IncomingMessage,
  body: Buffer,
  expected: ExpectedSigner,
  now: Date,
): void {
  const authorization = readAuthorization(request);
  if (authorization.accessKeyId !== expected.accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId');
  if (authorization.region !== expected.region) throw new S3Refusal(400, 'AuthorizationHeaderMalformed');

  const signed = authorization.signedHeaders.split(';');
  const isUnsigned = Object.keys(request.headers).some(
    (name) => (SIGNED_HEADERS.includes(name) || name.startsWith('x-amz-')) && !signed.includes(name),
  );
  const signature = signatureOf(request, authorization, expected.secretAccessKey);
  if (isUnsigned || signature !== authorization.signature) throw new S3Refusal(403, 'SignatureDoesNotMatch');
  if (!isInTime(request, now)) throw new S3Refusal(403, 'RequestTimeTooSkewed');
  if (header(request, 'x-amz-content-sha256') !== sha256(body))
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
}
