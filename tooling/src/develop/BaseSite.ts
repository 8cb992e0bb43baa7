import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShellRelease } from '@farekite/shared/protocol';
import { parsePointer } from '../release/parsePointer';
import { localOrigin } from '../serve/listen';
import { serve } from '../serve/serve';
import type { Store } from '../store/Store';
import { UsageError } from '../util/UserError';

/** Headers that the development server sets itself, or that do not fit a changed document. */
const NOT_FORWARDED = new Set([
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

/** A document of the base site, with the status of its response. */
export interface BaseDocument {
  readonly status: number;
  readonly html: string;
}

/** The running site in which `farekite dev` shows the developed packages. */
export class BaseSite {
  /** @param origin of the running site: `https://www.example.com` */
  constructor(readonly origin: string) {}

  /** Serves a site on a free port until the process ends. @throws UserError when there is no site */
  static async serve(store: Store): Promise<BaseSite> {
    const { http } = await serve(store, { port: 0 });
    http.unref();
    // A connection that is kept alive would delay the end of a command that fails.
    http.on('connection', (socket) => socket.unref());
    return new BaseSite(localOrigin(http));
  }

  /** The manifest of the shell that is live on the base site now. @throws UserError when it cannot be read */
  async liveShell(): Promise<ShellRelease> {
    const address = `${this.origin}/live/shell.json`;
    try {
      const response = await fetch(address, { cache: 'no-store' });
      if (!response.ok) throw new Error(`status ${String(response.status)}`);
      const pointer = parsePointer(await response.text(), address);
      if (pointer.kind === 'shell') return pointer;
      throw new Error('it names no shell');
    } catch (cause) {
      throw new UsageError(
        `There is no site at ${this.origin}: ${address} cannot be read (${reasonOf(cause)})`,
        "Name the origin of a running site with --against, or leave --against out to use the site's folder.",
        { cause },
      );
    }
  }

  /** Answers a request with the response of the base site. `change` is applied to documents. */
  async forward(
    request: IncomingMessage,
    response: ServerResponse,
    change: (document: BaseDocument) => Promise<BaseDocument>,
  ): Promise<void> {
    const answer = await fetch(this.origin + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: { cookie: request.headers.cookie ?? '' },
      redirect: 'manual',
    });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) if (!NOT_FORWARDED.has(name)) response.setHeader(name, value);
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

/** The reason of a failed `fetch`. Its cause has a message or, if several addresses were tried, only a code. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & {
    readonly cause?: { readonly message?: string; readonly code?: string };
  };
  return [cause?.message, cause?.code, message].find(Boolean) ?? 'no reason given';
}
