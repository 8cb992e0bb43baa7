import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import { integrityOf } from '@farekite/tooling/release';
import { isLate, type Fault } from './matrix';

/** Browsers keep such a response, a broken one too. */
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
/** A response that trickles sends one byte in this time. */
const TRICKLE_INTERVAL_MS = 500;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The version of a changed release. */
export const CHANGED_VERSION = 'fa0170fa0170fa01';

interface ChangedRelease {
  readonly original: RemoteRelease;
  /** The path of the file that differs, and its text. */
  readonly path: string;
  readonly text: string;
  /** Changes what names the release: its manifest, and documents. */
  readonly changeManifest: (text: string) => string;
}

/** Serves a site, some of whose files fail while the test wants them to. */
export class FaultyServer {
  readonly url: string;
  private files: RegExp | undefined;
  private fault: Fault = 'not found';
  private changed: ChangedRelease | undefined;
  private held: (() => void)[] = [];
  private onHeld: (() => void)[] = [];

  private constructor(
    private readonly target: string,
    private readonly server: Server,
  ) {
    const { port } = server.address() as AddressInfo;
    this.url = `http://localhost:${String(port)}`;
  }

  /** @param target the address of a server of the site */
  static async start(target: string): Promise<FaultyServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const faulty = new FaultyServer(target, server);
    server.on('request', (asked, response) => {
      // A browser that has closed its connection needs no answer.
      faulty.respond(asked, response).catch(() => response.destroy());
    });
    return faulty;
  }

  /** Lets requests for these files fail from now on. */
  fail(files: RegExp, fault: Fault): void {
    this.files = files;
    this.fault = fault;
  }

  /** Answers requests from now on. Those that hang keep hanging. */
  recover(): void {
    this.files = undefined;
    this.changed = undefined;
  }

  /** Answers the requests that hang. */
  answerHeld(): void {
    const { held } = this;
    this.held = [];
    held.forEach((answer) => {
      answer();
    });
  }

  /**
   * Publishes a release with another file, until {@link recover}: with the right hash, and a version of its own.
   *
   * @param file relative to the release's folder
   */
  async publishWithFile(
    original: RemoteRelease,
    file: string,
    change: (text: string) => string,
  ): Promise<void> {
    const path = releasePath(original) + file;
    const { body } = await this.fetch(path);
    const text = change(body.toString());
    const hash = original.files[file] ?? '';
    this.changed = {
      original,
      path,
      text,
      changeManifest: (manifest) => manifest.replaceAll(hash, integrityOf(text)),
    };
  }

  /** Publishes a release with another manifest, until {@link recover}. */
  publishWithManifest(original: RemoteRelease, changeManifest: (text: string) => string): void {
    this.changed = { original, path: '', text: '', changeManifest };
  }

  /** Waits until a request hangs. */
  async untilHeld(): Promise<void> {
    if (this.held.length > 0) return;
    await new Promise<void>((resolve) => this.onHeld.push(resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The answer of the site's server. */
  private fetch(path: string, headers: IncomingMessage['headers'] = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // Whole and not compressed, so that a text can be changed.
      const asked = request(this.target + path, {
        headers: { cookie: headers.cookie ?? '', 'accept-encoding': 'identity' },
      });
      asked.on('error', reject).on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 500,
            headers: response.headers,
            body: Buffer.concat(parts),
          });
        });
      });
      asked.end();
    });
  }

  private async respond(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = asked.url ?? '/';
    const { fault } = this;
    const isFailing = this.files?.test(new URL(url, this.url).pathname);
    // Before the site is asked: what hangs may be answered before the site has.
    const answered = isFailing && isLate(fault) ? this.hold() : Promise.resolve();
    const answer = this.changed
      ? await this.fetchChanged(url, asked.headers, this.changed)
      : await this.fetch(url, asked.headers);
    if (isFailing) this.failOnce(response, answer, fault, answered);
    else send(response, answer);
  }

  private async fetchChanged(
    url: string,
    headers: IncomingMessage['headers'],
    { original, path, text, changeManifest }: ChangedRelease,
  ): Promise<Answer> {
    const address = url.replace(CHANGED_VERSION, original.version);
    const answer = await this.fetch(address, headers);
    if (address === path) return withBody(answer, text);
    const body = answer.body.toString();
    if (!/html|json/.test(answer.headers['content-type'] ?? '') || !body.includes(original.version))
      return answer;
    const changed = changeManifest(body).replaceAll(original.version, CHANGED_VERSION);
    // Styles name pictures of the release, so their hashes in the policy are no longer right.
    return withBody(answer, changed.replace(/style-src 'self'[^;]*/, "style-src 'self' 'unsafe-inline'"));
  }

  private failOnce(response: ServerResponse, answer: Answer, fault: Fault, answered: Promise<void>): void {
    const { headers, body } = answer;
    const broken = (text: string, type = headers['content-type']) => {
      const original = { status: 200, headers: { ...headers, ...IMMUTABLE, 'content-type': type }, body };
      send(response, withBody(original, text));
    };
    const refuse = (status: number) => {
      send(response, { status, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not today') });
    };
    const failures: Record<Fault, () => void> = {
      'not found': () => refuse(404),
      'server error': () => refuse(500),
      hangs: () => void answered.then(() => send(response, answer)),
      'cut off': () => {
        response.writeHead(200, headers);
        response.write(body.subarray(0, body.length / 2), () => response.destroy());
      },
      'an HTML page': () => broken('<!doctype html><title>Proxy</title>', 'text/html'),
      'a syntax error': () => broken('}{'),
      empty: () => broken(''),
      'a wrong hash': () => broken(withWrongHash(body.toString())),
      trickles: () => {
        response.writeHead(200, headers);
        let sent = 0;
        const timer = setInterval(() => response.write(body.subarray(sent, ++sent)), TRICKLE_INTERVAL_MS);
        response.on('close', () => clearInterval(timer));
        void answered.then(() => {
          clearInterval(timer);
          response.end(body.subarray(sent));
        });
      },
    };
    failures[fault]();
  }

  /** Resolves when what hangs is answered. */
  private hold(): Promise<void> {
    this.onHeld.forEach((resolve) => {
      resolve();
    });
    this.onHeld = [];
    return new Promise((resolve) => this.held.push(resolve));
  }
}

function withBody({ status, headers }: Answer, text: string): Answer {
  const body = Buffer.from(text);
  return { status, headers: { ...headers, 'content-length': String(body.length) }, body };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/** A pointer has no hash, so its fault are the wrong hashes in it. */
function withWrongHash(text: string): string {
  const isManifest = text.startsWith('{') && text.includes('sha384-');
  return isManifest ? text.replace(/sha384-.{8}/g, 'sha384-AAAAAAAA') : `${text}\n`;
}
