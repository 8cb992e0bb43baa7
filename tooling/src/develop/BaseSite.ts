import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShellRelease } from '@farekite/shared/protocol';
import { UserError } from '../util/UserError';
import { localOrigin } from '../serve/listen';
import { serve } from '../serve/serve';
import type { Site } from '../store/Site';

/** Answered anew by this server, or wrong once the document has changed. */
const NOT_PASSED_ON = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'integrity-policy',
  'keep-alive',
  'last-modified',
  'speculation-rules',
  'transfer-encoding',
]);

/** A page of a site, as it answers. */
export interface Document {
  readonly status: number;
  readonly html: string;
}

/** A site that runs, over which packages are developed. */
export class BaseSite {
  /** @param origin `https://www.example.com` */
  constructor(readonly origin: string) {}

  /** Serves a site's folder for this purpose alone. It lasts as long as the process. */
  static async ofFolder(site: Site): Promise<BaseSite> {
    const server = await serve(site, 0);
    server.unref();
    return new BaseSite(localOrigin(server));
  }

  /** @throws UserError when nobody answers, or no site of this kind */
  async liveShell(): Promise<ShellRelease> {
    const address = `${this.origin}/live/shell.json`;
    try {
      const response = await fetch(address, { cache: 'no-store' });
      if (!response.ok) throw new Error(`it answers ${String(response.status)}`);
      return (await response.json()) as ShellRelease;
    } catch (cause) {
      throw new UserError(
        `There is no site to develop over at ${this.origin}: ${address} cannot be read (${reasonOf(cause)})`,
        'Name the origin of a site that runs with --against, or leave it out to develop over the folder of --site.',
        { cause },
      );
    }
  }

  /** Answers a request as the site does; its documents go through `change` first. */
  async pass(
    request: IncomingMessage,
    response: ServerResponse,
    change: (document: Document) => Promise<Document>,
  ): Promise<void> {
    const answer = await fetch(this.origin + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: { cookie: request.headers.cookie ?? '' },
      redirect: 'manual',
    });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) if (!NOT_PASSED_ON.has(name)) response.setHeader(name, value);
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      response.end(body);
      return;
    }
    const { status, html } = await change({ status: answer.status, html: body.toString('utf8') });
    response.statusCode = status;
    response.setHeader('cache-control', 'no-store');
    response.end(html);
  }
}

/** What `fetch` fails with says why in its cause: in words or, where it tried several addresses, by a code. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & {
    readonly cause?: { readonly message?: string; readonly code?: string };
  };
  return [cause?.message, cause?.code, message].find(Boolean) ?? 'no reason given';
}
