import { Buffer } from 'node:buffer';
import { formatVisit, type Visit } from '@farekite/shared/telemetry';
import type { Hono } from 'hono';
import { StoreAwayError } from '../store/Store';
import { BUCKET_FRESH_MS, cacheObjects } from './cacheObjects';
import { createApp } from './createApp';

/** A worker has 128 MB for everything. */
const MAX_BYTES = 48 * 1_024 * 1_024;

const COLLECTOR_TIMEOUT_MS = 5_000;

interface WorkerEnvironment {
  readonly SITE: { get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null> };
  /** As in `s3://BUCKET/PREFIX`; empty for the root of the bucket. */
  readonly PREFIX?: string;
  /** Where an OpenTelemetry Collector takes logs: `https://collector.example/v1/logs`. Without it nothing is taken. */
  readonly COLLECTOR?: string;
}

type WorkerRequest = Request & {
  /** The platform replaces the header Accept-Encoding, and tells here what the browser has sent. */
  readonly cf?: { readonly clientAcceptEncoding?: string };
};

/** Passes on what was read of a record, and nothing else. */
async function forward(collector: string, visit: Visit): Promise<void> {
  const { ok, status } = await fetch(collector, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(formatVisit(visit, Date.now())),
    signal: AbortSignal.timeout(COLLECTOR_TIMEOUT_MS),
  });
  if (!ok) throw new Error(`The collector of telemetry answered ${String(status)}`);
}

function createWorkerApp({ SITE: bucket, PREFIX = '', COLLECTOR: collector }: WorkerEnvironment): Hono {
  const prefix = PREFIX === '' ? '' : `${PREFIX}/`;
  const get = async (key: string) => {
    try {
      const found = await bucket.get(prefix + key);
      return found ? Buffer.from(await found.arrayBuffer()) : undefined;
    } catch (cause) {
      const problem = `The bucket cannot be read (${(cause as Error).message})`;
      throw new StoreAwayError(problem, 'See the status of the platform.', { cause });
    }
  };
  const read = cacheObjects(get, {
    maxBytes: MAX_BYTES,
    freshForMs: BUCKET_FRESH_MS,
    // The platform lets no request wait for another one, and ends what is not waited for with the answer.
    isShared: false,
    report: console.warn,
  });
  return createApp(read, {
    onError: (_path, error) => {
      console.error(error.stack);
    },
    ...(collector && { visits: { take: (visit) => forward(collector, visit) } }),
  });
}

let app: Hono | undefined;

export const worker = {
  async fetch(request: WorkerRequest, environment: WorkerEnvironment): Promise<Response> {
    app ??= createWorkerApp(environment);
    const headers = new Headers(request.headers);
    headers.set('Accept-Encoding', request.cf?.clientAcceptEncoding ?? headers.get('Accept-Encoding') ?? '');
    const response = await app.fetch(new Request(request, { headers }));
    // The body is compressed already, as its header says.
    const init = { status: response.status, headers: response.headers, encodeBody: 'manual' };
    return new Response(response.body, init);
  },
};
