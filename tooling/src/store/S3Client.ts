import { createHash } from 'node:crypto';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StoreError, UserError } from '../util/UserError';
import { findS3Credentials, type S3CredentialProvider } from './findS3Credentials';
import { findS3Endpoint, type S3Endpoint } from './findS3Endpoint';
import { StoreAwayError } from './StoreAwayError';

const MEBIBYTE = 1_024 * 1_024;
/** Greater answers are refused: no object of a site is nearly as big. */
const MAX_ANSWER_BYTES = 64 * MEBIBYTE;
const MAX_BACKOFF_MS = 5_000;

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** The key in the bucket; without one the request is about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface S3Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The store's name of an error: `NoSuchKey`. */
  readonly code: string | undefined;
}

/** The last answer to a request, which may have been sent several times. */
export interface S3FinalAnswer extends S3Answer {
  /** Whether the outcome of an earlier attempt is unknown: the store may have done what it was asked for. */
  readonly mayBeDone: boolean;
}

/** An attempt that ended without an answer. */
interface FailedAttempt {
  readonly error: Error;
}

export interface S3Limits {
  /** How long the store may take for one attempt. */
  readonly attemptTimeoutMs: number;
  /** How long the store may be silent during an attempt. */
  readonly silenceTimeoutMs: number;
  /** For how long failed attempts are made again. */
  readonly retryForMs: number;
  /** The longest pause before the first retry. It doubles with each one. */
  readonly firstBackoffMs: number;
}

const DEFAULT_LIMITS: S3Limits = {
  attemptTimeoutMs: 30_000,
  silenceTimeoutMs: 30_000,
  retryForMs: 60_000,
  firstBackoffMs: 100,
};

/** Encodes a part of a URL as signatures demand it: also the characters that encodeURIComponent leaves. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The store's name of an error. The answer may come from a proxy, so it need not be XML. */
function errorCodeIn(body: Buffer): string | undefined {
  return /<Code>(\w{1,64})<\/Code>/.exec(body.toString('utf8'))?.[1];
}

/** Whether the store is busy or disturbed, whatever it was asked for. */
export function isDisturbed({ status }: S3Answer): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}

/** Whether the same request may succeed later. */
function isTransient(answer: S3Answer): boolean {
  const isClockCorrected = answer.code === 'RequestTimeTooSkewed';
  return isDisturbed(answer) || isClockCorrected;
}

/** @param name of what is read, in messages */
async function readBody(response: IncomingMessage, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_ANSWER_BYTES) {
      throw new StoreError(
        `${name} has more than ${String(MAX_ANSWER_BYTES / MEBIBYTE)} MB`,
        'That is no object of a site. Check what wrote it, and remove it.',
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Sends signed requests to a bucket. They are sent by Node's HTTP client and not by `fetch`, because `fetch`
 * decompresses what it receives: an object that is a compressed variant would not be what was stored.
 */
export class S3Client {
  private readonly endpoint: S3Endpoint;
  private readonly limits: S3Limits;
  private credentials: Promise<S3CredentialProvider> | undefined;
  /** What to add to the clock of this machine to get the store's, which refuses requests from another time. */
  private clockOffsetMs = 0;

  /**
   * @param location names the store in messages
   * @throws UserError when the environment does not say where the bucket is
   */
  constructor(
    private readonly location: string,
    bucket: string,
    private readonly env: NodeJS.ProcessEnv,
    limits: Partial<S3Limits>,
  ) {
    this.endpoint = findS3Endpoint(bucket, env);
    this.limits = { ...DEFAULT_LIMITS, ...limits };
  }

  /**
   * Sends a request, again and again while the store is busy, disturbed or out of reach.
   * @returns any other answer, also one that tells of an error; the last one when time is up
   * @throws UserError when the store gives no answer
   */
  async send(request: S3Request): Promise<S3FinalAnswer> {
    const endMs = performance.now() + this.limits.retryForMs;
    for (let retries = 0; ; retries += 1) {
      const outcome = await this.attempt(request);
      const isAnswer = 'status' in outcome;
      if (isAnswer && !isTransient(outcome)) return { ...outcome, mayBeDone: retries > 0 };
      const longestBackoffMs = Math.min(this.limits.firstBackoffMs * 2 ** retries, MAX_BACKOFF_MS);
      const backoffMs = Math.random() * longestBackoffMs;
      if (performance.now() + backoffMs > endMs) {
        if (isAnswer) return { ...outcome, mayBeDone: true };
        throw this.unreachable(outcome.error);
      }
      await sleep(backoffMs);
    }
  }

  private async attempt(request: S3Request): Promise<S3Answer | FailedAttempt> {
    const { url, headers } = await this.sign(request);
    const { attemptTimeoutMs, silenceTimeoutMs } = this.limits;
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    let exceededMs: number | undefined;
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const send = url.protocol === 'https:' ? requestHttps : requestHttp;
        const { method, body } = request;
        const sent = send(url, { method, headers, signal, timeout: silenceTimeoutMs });
        sent.on('timeout', () => {
          exceededMs = silenceTimeoutMs;
          sent.destroy();
        });
        sent.on('response', resolve).on('error', reject).end(body);
      });
      const body = await readBody(response, `${request.key ?? 'The list of objects'} in ${this.location}`);
      const status = response.statusCode ?? 0;
      const code = status >= 300 ? errorCodeIn(body) : undefined;
      if (code === 'RequestTimeTooSkewed') this.correctClock(response.headers.date);
      return { status, headers: response.headers, body, code };
    } catch (error) {
      if (error instanceof UserError) throw error;
      if (signal.aborted) exceededMs ??= attemptTimeoutMs;
      if (exceededMs === undefined) return { error: error as Error };
      return { error: new Error(`no answer within ${String(exceededMs / 1_000)} s`, { cause: error }) };
    }
  }

  private urlOf({ key, query = {} }: S3Request): string {
    const path = key === undefined ? '' : `/${key.split('/').map(encode).join('/')}`;
    const fields = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
    return `${this.endpoint.bucketUrl}${path}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
  }

  private async sign(request: S3Request) {
    const { method, headers = {}, body = Buffer.of() } = request;
    this.credentials ??= findS3Credentials(this.env);
    const getCredentials = await this.credentials;
    const signer = new AwsV4Signer({
      ...(await getCredentials()),
      method,
      url: this.urlOf(request),
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      service: 's3',
      region: this.endpoint.region,
      datetime: new Date(Date.now() + this.clockOffsetMs).toISOString().replace(/[:-]|\.\d{3}/g, ''),
      // Ceph demands that the content type is signed.
      allHeaders: true,
    });
    const signed = await signer.sign();
    // The last one is not signed, because proxies change it.
    return {
      url: signed.url,
      headers: { ...Object.fromEntries(signed.headers), 'accept-encoding': 'identity' },
    };
  }

  private correctClock(date = ''): void {
    const storeMs = Date.parse(date);
    if (!Number.isNaN(storeMs)) this.clockOffsetMs = storeMs - Date.now();
  }

  private unreachable(cause: Error): UserError {
    const { origin } = new URL(this.endpoint.bucketUrl);
    const reason = (cause as NodeJS.ErrnoException).code ?? cause.message;
    return new StoreAwayError(
      `The store ${this.location} cannot be reached at ${origin} (${reason})`,
      'Check the network, AWS_ENDPOINT_URL_S3 and AWS_REGION, then run the command again: it continues where it stopped.',
      { cause },
    );
  }
}
