import type { S3 } from '@aws-sdk/client-s3';
import { hasErrorCode } from '../util/files';
import { StoreError, UsageError } from '../util/UserError';

export interface S3Limits {
  readonly silenceTimeoutMs: number;
  readonly maxAttempts: number;
  readonly patienceMs: number;
}

/** A gateway that restarts is away for up to half a minute. */
export const DEFAULT_S3_LIMITS: S3Limits = {
  silenceTimeoutMs: 30_000,
  maxAttempts: Infinity,
  patienceMs: 60_000,
};

/** These names are host names. */
const BUCKET = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Other characters have a meaning in the policies that name the prefix. */
const PREFIX_SEGMENT = /^(?!\.{1,2}$)[\w.-]+$/;

export function parseS3Location(site: string) {
  const [bucket = '', ...segments] = site.replace(/^s3:\/\/|\/$/g, '').split('/');
  if (BUCKET.test(bucket) && segments.every((segment) => PREFIX_SEGMENT.test(segment)))
    return { bucket, prefix: segments.map((segment) => `${segment}/`).join('') };
  throw new UsageError(
    `${JSON.stringify(site)} names no place in an object store`,
    'Write s3://BUCKET/PREFIX; a bucket has 3 to 63 lower-case letters, digits, dots and hyphens, a prefix letters, digits, dots, hyphens and underscores, with slashes between.',
  );
}

async function importSdk() {
  // The SDK would announce the end of its support for Node 20 whenever a command runs.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  try {
    return await import('@aws-sdk/client-s3');
  } catch (cause) {
    if (!hasErrorCode(cause, 'MODULE_NOT_FOUND')) throw cause;
    throw new StoreError(
      'A site in an object store needs the AWS SDK, which is not installed',
      'Run "npm ci --include=dev" in the workspace of the site, elsewhere "npm install @aws-sdk/client-s3".',
      { cause },
    );
  }
}

/** From the environment or the profile. The SDK finds credentials itself. */
async function findEndpoint({ config }: S3) {
  const endpoint = await config.serviceConfiguredEndpoint?.();
  const { env } = process;
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION;
  if (!endpoint) return { ...(region && { region }) };
  return {
    // Other vendors do without regions, but signatures have one.
    region: region || (await config.region().catch(() => 'us-east-1')),
    endpoint,
    // Other vendors' servers seldom have a host name for each bucket.
    forcePathStyle: true,
  };
}

/** Sends each request once: retries of the SDK share one quota, and do not know that a write may have been done. */
export async function createS3Client(bucket: string, { silenceTimeoutMs }: S3Limits): Promise<S3> {
  const { S3 } = await importSdk();
  const place = await findEndpoint(new S3());
  const { proxyFor, ProxyAgent } = await import('../util/proxy');
  const proxy = proxyFor(place.endpoint ?? `https://${bucket}.s3.amazonaws.com`);
  // As many connections as the AWS SDK opens without a proxy.
  const agent = proxy && new ProxyAgent(proxy, { keepAlive: true, maxSockets: 50 });
  return new S3({
    ...place,
    maxAttempts: 1,
    // Not every vendor has the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: silenceTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      ...(agent && { httpAgent: agent, httpsAgent: agent }),
    },
  });
}
