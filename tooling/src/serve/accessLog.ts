import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answerRequest';

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
  { status, headers, body }: Answer,
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  arrived: { readonly time: Date; readonly atMs: number },
): void {
  response.once('close', () => {
    const cache = headers['Cache-Status'];
    log({
      time: arrived.time.toISOString(),
      method,
      path: url.replace(/[?#].*/s, ''),
      status,
      bytes: body.length,
      durationMs: Math.round((performance.now() - arrived.atMs) * 10) / 10,
      ...(cache !== undefined && { cache }),
      ...(!response.writableFinished && { aborted: true }),
    });
  });
}
