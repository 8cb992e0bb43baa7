import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../serve/listen';

const ACTIONS = { GET: 's3:GetObject', PUT: 's3:PutObject', DELETE: 's3:DeleteObject' } as const;
const MAX_CLOCK_DIFFERENCE_MS = 15 * 60 * 1_000;

interface S3ServerObject {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Of the request that wrote it. */
  readonly headers: IncomingHttpHeaders;
  readonly modified: Date;
}

export interface S3ServerRequest {
  readonly action: (typeof ACTIONS)[keyof typeof ACTIONS] | 's3:ListBucket';
  readonly key: string;
  readonly ifNoneMatch?: string | undefined;
}

interface Call extends S3ServerRequest {
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

/** `lost answer`: carried out, then closed. `lost request`: closed at once. A number: the status of the answer. */
export type S3Fault =
  'lost answer' | 'lost request' | 'no answer' | number | ((response: ServerResponse) => void);

/** As in a form: S3 writes a space as `+`. */
function encodeForList(key: string): string {
  return new URLSearchParams({ key }).toString().slice('key='.length).replaceAll('%2F', '/');
}

type Refusal = readonly [status: number, code: string];

/** A strict object store in this process. No published one loses answers, ignores conditions and enforces a policy. */
export class S3Server {
  readonly site = 's3://bucket/sites/test';
  readonly objects = new Map<string, S3ServerObject>();
  readonly requests: string[] = [];
  faultOf: (request: S3ServerRequest) => S3Fault | undefined | Promise<S3Fault | undefined> = () => undefined;
  allows: (request: S3ServerRequest) => boolean = () => true;
  ignoredCondition: 'if-match' | 'if-none-match' | undefined;
  /** So few that lists have several parts; S3 has 1,000. */
  keysPerList = 3;
  clockOffsetMs = 0;

  private port = 0;
  private readonly server = createServer((request, response) => void this.handle(request, response));

  static async start(): Promise<S3Server> {
    const s3 = new S3Server();
    await s3.listen();
    return s3;
  }

  /** After a stop again under the same address, which stores in this process then use. */
  async listen(): Promise<void> {
    const origin = await listen(this.server, { port: this.port, host: '127.0.0.1' });
    this.port = Number(new URL(origin).port);
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'test-key',
      AWS_SECRET_ACCESS_KEY: 'test-secret',
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL_S3: origin,
    });
  }

  failNext(...faults: (S3Fault | undefined)[]): void {
    this.faultOf = () => faults.shift();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  private get now(): Date {
    return new Date(Date.now() + this.clockOffsetMs);
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    response.setHeader('Date', this.now.toUTCString());
    const { headers, method, url = '/' } = request;
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const key = decodeURIComponent(pathname).replace(/^\/bucket\/?/, '');
    const asked: S3ServerRequest =
      key === ''
        ? { action: 's3:ListBucket', key: query.get('prefix') ?? '' }
        : { action: ACTIONS[method as keyof typeof ACTIONS], key, ifNoneMatch: headers['if-none-match'] };
    const call: Call = { ...asked, headers, query, body, response };
    this.requests.push(`${key === '' ? 'LIST' : String(method)} ${asked.key}`);
    const fault = await this.faultOf(call);
    if (fault === undefined) this.answer(call);
    else this.fail(fault, call);
  }

  private fail(fault: S3Fault, call: Call): void {
    const { response } = call;
    if (typeof fault === 'function') fault(response);
    else if (typeof fault === 'number') response.writeHead(fault).end();
    else if (fault !== 'no answer') {
      response.destroy();
      if (fault === 'lost answer') this.answer(call);
    }
  }

  private answer(call: Call): void {
    const { action, key, headers, body: bytes, response } = call;
    const [status, code] = this.findRefusal(call) ?? [];
    if (status) response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    else if (action === 's3:ListBucket') this.list(call);
    else if (action === 's3:GetObject') {
      const object = this.objects.get(key);
      response.writeHead(200, { ETag: object?.etag }).end(object?.bytes);
    } else if (action === 's3:DeleteObject') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      this.objects.set(key, { bytes, etag, headers, modified: this.now });
      response.writeHead(200, { ETag: etag }).end();
    }
  }

  private findRefusal(call: Call): Refusal | undefined {
    const { action, key, query, headers } = call;
    const basicFormat = /^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/;
    const time = Date.parse(String(headers['x-amz-date']).replace(basicFormat, '$1-$2-$3:$4:$5'));
    if (Math.abs(time - this.now.getTime()) > MAX_CLOCK_DIFFERENCE_MS) return [403, 'RequestTimeTooSkewed'];
    if (!this.allows(call)) return [403, 'AccessDenied'];
    if (action === 's3:PutObject') return this.findConflict(call);
    if (action === 's3:ListBucket')
      return query.get('encoding-type') === 'url' ? undefined : [400, 'InvalidArgument'];
    if (action === 's3:DeleteObject' || this.objects.has(key)) return undefined;
    // Who must not list the bucket is not told what is missing.
    return this.allows({ action: 's3:ListBucket', key: '' }) ? [404, 'NoSuchKey'] : [403, 'AccessDenied'];
  }

  private findConflict({ key, headers }: Call): Refusal | undefined {
    const present = this.objects.get(key);
    const condition = (name: 'if-match' | 'if-none-match') =>
      this.ignoredCondition === name ? undefined : headers[name];
    const expected = condition('if-match');
    if (expected !== undefined && !present) return [404, 'NoSuchKey'];
    const isRefused = expected !== undefined && expected !== present?.etag;
    if (isRefused || (present && condition('if-none-match') === '*')) return [412, 'PreconditionFailed'];
    return undefined;
  }

  private list({ key: prefix, query, response }: Call): void {
    const last = decodeURIComponent(query.get('continuation-token') ?? '');
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix) && key > last);
    const listed = found.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, this.keysPerList);
    const isTruncated = found.length > listed.length;
    const contents = listed.map(
      ([key, { modified }]) =>
        `<Contents><Key>${encodeForList(key)}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`,
    );
    const token = encodeURIComponent(listed.at(-1)?.[0] ?? '');
    response.end(
      `<ListBucketResult><EncodingType>url</EncodingType><IsTruncated>${String(isTruncated)}</IsTruncated>` +
        (isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '') +
        `${contents.join('')}</ListBucketResult>`,
    );
  }
}
