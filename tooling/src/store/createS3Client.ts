import type { S3 } from '@aws-sdk/client-s3';
import { getProxyForUrl } from 'proxy-from-env';
import { hasErrorCode } from '../util/files';
import { StoreError } from '../util/UserError';

const PACKAGE = '@aws-sdk/client-s3';

export interface S3Limits {
  /** How long the store may be silent while it is asked for something. */
  readonly silenceTimeoutMs: number;
  /** How often it is asked for something at most, while it is busy, disturbed or out of reach. */
  readonly maxAttempts: number;
  /** After this time it is not asked for it once more. */
  readonly patienceMs: number;
}

/** A gateway that restarts is away for some seconds, or half a minute on a machine that is busy. */
export const DEFAULT_S3_LIMITS: S3Limits = {
  silenceTimeoutMs: 30_000,
  maxAttempts: Infinity,
  patienceMs: 60_000,
};

async function importSdk() {
  // It announces a later version's end of support for Node 20 in five lines, whenever a command runs.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  try {
    return await import('@aws-sdk/client-s3');
  } catch (cause) {
    if (!hasErrorCode(cause, 'MODULE_NOT_FOUND')) throw cause;
    throw new StoreError(
      'A site in an object store needs the AWS SDK, which is not installed',
      `Run "npm install --save-dev ${PACKAGE}".`,
      { cause },
    );
  }
}

/** Where the environment says that the store is. Who asks, the SDK looks for: in it, in profiles, roles, single sign-on. */
function readEnvironment() {
  const { env } = process;
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  // Other vendors do without regions, but signatures have one.
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint && 'us-east-1');
  return {
    ...(region && { region }),
    // Other vendors' servers seldom have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  };
}

/** As many connections as the AWS SDK opens without a proxy. */
const MAX_SOCKETS = 50;

/**
 * The agents for the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name for an address: neither Node nor the AWS SDK
 * reads them. The proxy passes the connection on (CONNECT), and cannot read what is encrypted.
 */
async function createProxyAgents(url: string) {
  const proxy = getProxyForUrl(url);
  if (proxy === '') return undefined;
  const { HttpsProxyAgent } = await import('https-proxy-agent');
  const agent = new HttpsProxyAgent(proxy, { keepAlive: true, maxSockets: MAX_SOCKETS });
  return { httpAgent: agent, httpsAgent: agent };
}

/**
 * Creates the AWS SDK's client for an object store. It sends each request once: its strategies of retrying have one
 * quota for all requests, which eight at once use up within a second, and do not know that a write may have been done.
 *
 * @throws UserError when the SDK is not installed
 */
export async function createS3Client(bucket: string, { silenceTimeoutMs }: S3Limits): Promise<S3> {
  const { S3 } = await importSdk();
  const environment = readEnvironment();
  return new S3({
    ...environment,
    maxAttempts: 1,
    // Not every vendor has the newer checksums. The signature has a hash of what is written, as before.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: silenceTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      ...(await createProxyAgents(environment.endpoint ?? `https://${bucket}.s3.amazonaws.com`)),
    },
  });
}
