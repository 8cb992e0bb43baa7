import type { HttpBindings } from '@hono/node-server';

/** An answered request. There is nothing in it that tells who sent it: no address, no browser, no query. */
export interface AccessLogEntry {
  /** When the request arrived: `2026-11-22T08:00:00.000Z` */
  readonly time: string;
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  readonly status: number;
  /** The size of the body as it was sent, perhaps compressed. */
  readonly bytes: number;
  /** From the arrival of the request to the end of the answer. */
  readonly durationMs: number;
  /** The header Cache-Status of the answer. */
  readonly cache?: string;
  /** The visitor, or a limit, has ended the answer before its end. */
  readonly aborted?: true;
}

export type AccessLog = (entry: AccessLogEntry) => void;

/** Makes an entry when the answer has ended. */
export function logAnswer(
  log: AccessLog,
  { incoming: { method = '', url = '', socket }, outgoing }: HttpBindings,
  { status, headers }: Response,
  arrivedMs: number,
): void {
  outgoing.once('close', () => {
    const cache = headers.get('Cache-Status');
    const durationMs = performance.now() - arrivedMs;
    log({
      time: new Date(Date.now() - durationMs).toISOString(),
      method,
      path: url.replace(/[?#].*/s, ''),
      status,
      bytes: method === 'HEAD' ? 0 : Number(headers.get('Content-Length')),
      durationMs: Math.round(durationMs * 10) / 10,
      ...(cache !== null && { cache }),
      ...(socket.destroyed && { aborted: true }),
    });
  });
}
