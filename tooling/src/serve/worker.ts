import { StoreAwayError } from '../store/StoreAwayError';
import { answerRequest, unavailableAnswer, type Answer, type SiteRequest } from './answerRequest';
import { CircuitBreaker } from './CircuitBreaker';
import { EdgeObjects, type Bucket } from './EdgeObjects';

/** The bindings in wrangler.jsonc. */
interface WorkerEnvironment {
  readonly SITE: Bucket;
  /** As in `s3://BUCKET/PREFIX`. @default the site is in the root of the bucket */
  readonly PREFIX?: string;
}

interface WorkerContext {
  waitUntil(work: Promise<unknown>): void;
}

/** A request as Cloudflare gives it to a worker. */
type WorkerRequest = Request & {
  /** The platform replaces the header Accept-Encoding, and tells here what the browser has sent. */
  readonly cf?: { readonly clientAcceptEncoding?: string };
};

/** Shared by the requests that run in one process of the platform. */
const breaker = new CircuitBreaker((failure) => {
  console.warn(failure?.message ?? 'The bucket answers again');
});

function describeRequest(request: WorkerRequest): SiteRequest {
  const { pathname, search } = new URL(request.url);
  const acceptEncoding = request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding');
  return {
    method: request.method,
    target: pathname + search,
    header: (name) => (name === 'accept-encoding' ? acceptEncoding : request.headers.get(name)) ?? undefined,
  };
}

function toResponse({ status, headers, body }: Answer): Response {
  // The body is compressed already, as its header says.
  const init = { status, headers, encodeBody: 'manual' };
  return new Response(body.length > 0 ? (body as Uint8Array<ArrayBuffer>) : null, init);
}

/** Serves a site from an R2 bucket in Cloudflare's data centers, with the same answers as `farekite serve`. */
export const worker = {
  async fetch(
    request: WorkerRequest,
    { SITE: bucket, PREFIX = '' }: WorkerEnvironment,
    context: WorkerContext,
  ): Promise<Response> {
    const objects = new EdgeObjects({
      bucket,
      prefix: PREFIX === '' ? '' : `${PREFIX}/`,
      cache: (caches as unknown as { readonly default: Cache }).default,
      cacheUrl: new URL('/.farekite/cache/', request.url).href,
      breaker,
      waitUntil: (work) => {
        context.waitUntil(work);
      },
    });
    const described = describeRequest(request);
    try {
      return toResponse(await answerRequest(objects, described));
    } catch (error) {
      if (!(error instanceof StoreAwayError)) console.error((error as Error).stack);
      return toResponse(unavailableAnswer(described));
    }
  },
};
