import { UsageError } from '../util/UserError';

/** Where an object store answers requests about a bucket. */
export interface S3Endpoint {
  /** The bucket's address, without a slash at its end. */
  readonly bucketUrl: string;
  /** The region that requests are signed for. */
  readonly region: string;
}

function parseEndpoint(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isUsable = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  return isUsable ? url : undefined;
}

/**
 * The endpoint of a bucket: at AWS, or where AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL says.
 * @throws UserError when a variable is malformed, or AWS is meant and the region is missing
 */
export function findS3Endpoint(bucket: string, env: NodeJS.ProcessEnv): S3Endpoint {
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION;
  if (region && !/^[a-z0-9-]+$/.test(region)) {
    throw new UsageError(
      `AWS_REGION is ${JSON.stringify(region)}`,
      'Set it to a region such as eu-central-1.',
    );
  }
  const address = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  if (address) {
    const endpoint = parseEndpoint(address);
    if (!endpoint) {
      throw new UsageError(
        `The endpoint ${JSON.stringify(address)} is no address of an object store`,
        'Set AWS_ENDPOINT_URL_S3 to one such as https://s3.example.com.',
      );
    }
    // Other vendors accept any region; this one is the usual default.
    return { bucketUrl: `${endpoint.href.replace(/\/+$/, '')}/${bucket}`, region: region ?? 'us-east-1' };
  }
  if (!region) {
    throw new UsageError(
      `The region of the bucket ${bucket} is not known`,
      "Set AWS_REGION, or AWS_ENDPOINT_URL_S3 to another vendor's endpoint.",
    );
  }
  const host = `s3.${region}.amazonaws.com`;
  // The certificate of AWS is not valid for bucket names with dots.
  return {
    bucketUrl: bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`,
    region,
  };
}
