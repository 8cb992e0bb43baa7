import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const BUCKET = 'bucket';
const SIGNER = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'eu-central-1' };
const MAX_CLOCK_DIFFERENCE_MS = 15 * 60 * 1_000;
const STORED_HEADERS = ['content-type', 'cache-control', 'content-encoding'];

interface S3ServerObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly modified: Date;
}

export interface S3ServerRequest {
  readonly action: 's3:GetObject' | 's3:PutObject' | 's3:DeleteObject' | 's3:ListBucket';
  readonly key: string;
  readonly ifNoneMatch?: string | undefined;
}

interface Call extends S3ServerRequest {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

/** `lost answer`: carried out, then closed. `lost request`: closed at once. A number: the status of the answer. */
export type S3Fault =
  'lost answer' | 'lost request' | 'no answer' | 'cut answer' | number | ((response: ServerResponse) => void);

/** As in a form: S3 writes a space as `+`. */
function encodeForList(key: string): string {
  return new URLSearchParams({ key }).toString().slice('key='.length).replaceAll('%2F', '/');
}

type Refusal = readonly [status: number, code: string];

/** A strict object store in this process. No published one loses answers, ignores conditions and enforces a policy. */
export class S3Server {
  readonly objects = new Map<string, S3ServerObject>();
  /** `PUT live/shell.json`, `LIST releases/` */
  readonly requests: string[] = [];
  /** A request waits until this is decided. */
  faultOf: (request: S3ServerRequest) => S3Fault | undefined | Promise<S3Fault | undefined> = () => undefined;
  allows: (request: S3ServerRequest) => boolean = () => true;
  /** Some object stores ignore conditions. */
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
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    Object.assign(process.env, this.env);
  }

  readonly site = `s3://${BUCKET}/sites/test`;

  get env() {
    return {
      AWS_ACCESS_KEY_ID: SIGNER.accessKeyId,
      AWS_SECRET_ACCESS_KEY: SIGNER.secretAccessKey,
      AWS_REGION: SIGNER.region,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${String(this.port)}`,
    };
  }

  failNext(...faults: readonly S3Fault[]): void {
    const queue = [...faults];
    this.faultOf = () => queue.shift();
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
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call: Call = { ...this.describe(request, url), request, url, body, response };
    this.requests.push(`${call.action === 's3:ListBucket' ? 'LIST' : String(request.method)} ${call.key}`);
    const fault = await this.faultOf(call);
    if (fault === undefined) this.answer(call);
    else this.fail(fault, call);
  }

  private fail(fault: S3Fault, call: Call): void {
    const { response } = call;
    if (typeof fault === 'function') fault(response);
    else if (typeof fault === 'number') response.writeHead(fault).end();
    else if (fault === 'cut answer') {
      response.writeHead(200, { 'Content-Length': 100, ETag: '"cut"' });
      response.write('<?xml', () => response.destroy());
    } else if (fault !== 'no answer') {
      response.destroy();
      if (fault === 'lost answer') this.answer(call);
    }
  }

  private describe(request: IncomingMessage, url: URL): S3ServerRequest {
    const [, , ...segments] = decodeURIComponent(url.pathname).split('/');
    const key = segments.join('/');
    if (key === '') return { action: 's3:ListBucket', key: url.searchParams.get('prefix') ?? '' };
    if (request.method === 'GET') return { action: 's3:GetObject', key };
    if (request.method !== 'PUT') return { action: 's3:DeleteObject', key };
    return { action: 's3:PutObject', key, ifNoneMatch: request.headers['if-none-match'] };
  }

  private answer(call: Call): void {
    const { key, response } = call;
    const refusal = this.findRefusal(call);
    if (refusal) {
      const [status, code] = refusal;
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);
    } else if (call.action === 's3:ListBucket') this.list(call);
    else if (call.action === 's3:PutObject') this.put(call);
    else if (call.action === 's3:DeleteObject') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else {
      const object = this.objects.get(key);
      response.writeHead(200, { ...object?.headers, ETag: object?.etag }).end(object?.bytes);
    }
  }

  private findRefusal(call: Call): Refusal | undefined {
    const { action, key, request, url } = call;
    if (request.headers['transfer-encoding']) return [411, 'MissingContentLength'];
    const unsigned = this.findFaultOfSigner(request);
    if (unsigned) return unsigned;
    if (url.pathname.split('/')[1] !== BUCKET) return [404, 'NoSuchBucket'];
    if (!this.allows(call)) return [403, 'AccessDenied'];
    if (action === 's3:ListBucket') {
      const isKnown = url.searchParams.get('list-type') === '2' && url.searchParams.get('encoding-type');
      return isKnown === 'url' ? undefined : [400, 'InvalidArgument'];
    }
    if (action === 's3:PutObject') return this.findConflict(call);
    if (action === 's3:DeleteObject' || this.objects.has(key)) return undefined;
    // Who must not list the bucket is not told what is missing.
    return this.allows({ action: 's3:ListBucket', key: '' }) ? [404, 'NoSuchKey'] : [403, 'AccessDenied'];
  }

  /** The signature itself is not checked. */
  private findFaultOfSigner({ headers }: IncomingMessage): Refusal | undefined {
    const { accessKeyId, region } = SIGNER;
    const [, key, signedRegion] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\//.exec(headers.authorization ?? '') ?? [];
    if (key !== accessKeyId) return [403, 'InvalidAccessKeyId'];
    if (signedRegion !== region) return [400, 'AuthorizationHeaderMalformed'];
    const basicFormat = /^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/;
    const time = Date.parse(String(headers['x-amz-date']).replace(basicFormat, '$1-$2-$3:$4:$5'));
    const isSkewed = Math.abs(time - this.now.getTime()) > MAX_CLOCK_DIFFERENCE_MS;
    return isSkewed ? [403, 'RequestTimeTooSkewed'] : undefined;
  }

  private findConflict({ key, request }: Call): Refusal | undefined {
    const present = this.objects.get(key);
    const condition = (name: 'if-match' | 'if-none-match') =>
      this.ignoredCondition === name ? undefined : request.headers[name];
    const expected = condition('if-match');
    if (expected !== undefined && !present) return [404, 'NoSuchKey'];
    const isRefused = expected !== undefined && expected !== present?.etag;
    if (isRefused || (present && condition('if-none-match') === '*')) return [412, 'PreconditionFailed'];
    return undefined;
  }

  private put({ key, body: bytes, request, response }: Call): void {
    const stored = Object.entries(request.headers).filter(([name]) => STORED_HEADERS.includes(name));
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const headers = Object.fromEntries(stored) as Record<string, string>;
    this.objects.set(key, { bytes, etag, headers, modified: this.now });
    response.writeHead(200, { ETag: etag }).end();
  }

  private list({ url: { searchParams: query }, response }: Call): void {
    const prefix = query.get('prefix') ?? '';
    const last = decodeURIComponent(query.get('continuation-token') ?? '');
    const found = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > last).sort();
    const listed = found.slice(0, this.keysPerList);
    const isTruncated = found.length > this.keysPerList;
    const contents = listed.map((key) => {
      const modified = this.objects.get(key)?.modified.toISOString() ?? '';
      return `<Contents><Key>${encodeForList(key)}</Key><LastModified>${modified}</LastModified></Contents>`;
    });
    const token = encodeURIComponent(listed.at(-1) ?? '');
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(
        '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
          `<EncodingType>url</EncodingType><IsTruncated>${String(isTruncated)}</IsTruncated>${contents.join('')}` +
          (isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '') +
          '</ListBucketResult>',
      );
  }
}
