import type { CDPSession } from '@playwright/test';

/** A request of a page. Times are in milliseconds since the request for the document. */
export interface RecordedRequest {
  /** Path and query. */
  readonly path: string;
  /** What asked for it, in the browser's words: `Document`, `Stylesheet`, `Script`, `Font`, `Image` … */
  readonly kind: string;
  /** The priority at the start, in the browser's words: `VeryHigh`, `High`, `Medium`, `Low`, `VeryLow` */
  readonly priority: string;
  readonly startMs: number;
  readonly firstByteMs: number;
  readonly endMs: number;
  /** The compressed body. */
  readonly bytes: number;
}

const MS_PER_S = 1_000;

/**
 * Records the requests of a tab from now on, without `data:` addresses, which transfer nothing.
 *
 * @returns a function that lists the requests that have ended
 */
export function recordNetwork(session: CDPSession): () => readonly RecordedRequest[] {
  const ended: RecordedRequest[] = [];
  const running = new Map<
    string,
    Omit<RecordedRequest, 'endMs' | 'bytes'> & { readonly headerBytes: number }
  >();
  let originS: number | undefined;
  const sinceStart = (timestampS: number) => (timestampS - (originS ?? timestampS)) * MS_PER_S;

  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (request.url.startsWith('data:')) return;
    originS ??= timestamp;
    const { pathname, search } = new URL(request.url);
    running.set(requestId, {
      path: pathname + search,
      kind: type,
      priority: request.initialPriority,
      startMs: sinceStart(timestamp),
      firstByteMs: 0,
      headerBytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = running.get(requestId);
    if (!request) return;
    const firstByteMs = sinceStart(timestamp);
    running.set(requestId, { ...request, firstByteMs, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = running.get(requestId);
    if (!request) return;
    running.delete(requestId);
    const { headerBytes, ...rest } = request;
    ended.push({ ...rest, endMs: sinceStart(timestamp), bytes: encodedDataLength - headerBytes });
  });
  return () => [...ended].sort((a, b) => a.startMs - b.startMs);
}
