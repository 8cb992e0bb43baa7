import { UsageError } from '../util/UserError';

/** Where in an object store a site is. */
export interface S3Location {
  readonly bucket: string;
  /** Empty, or with a slash at its end: `sites/farekite/`. */
  readonly prefix: string;
}

/** As object stores demand it: these names are host names. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Other characters have a meaning in the policies that name the prefix. */
const PREFIX_SEGMENT = /^(?!\.{1,2}$)[\w.-]+$/;

/** Whether a site, or the location of a store, is in an object store: it is a folder otherwise. */
export function isS3Location(site: string): boolean {
  return site.startsWith('s3://');
}

/**
 * @param site `s3://BUCKET` or `s3://BUCKET/PREFIX`
 * @throws UserError when the bucket or the prefix is malformed
 */
export function parseS3Location(site: string): S3Location {
  const [bucket = '', ...segments] = site
    .replace(/^s3:\/\//, '')
    .replace(/\/$/, '')
    .split('/');
  if (!BUCKET.test(bucket) || bucket.includes('..')) {
    throw new UsageError(
      `${JSON.stringify(site)} does not name a bucket`,
      'Write s3://BUCKET/PREFIX; a bucket has 3 to 63 lower-case letters, digits, dots and hyphens.',
    );
  }
  if (!segments.every((segment) => PREFIX_SEGMENT.test(segment))) {
    throw new UsageError(
      `The prefix in ${JSON.stringify(site)} is malformed`,
      'Write s3://BUCKET/PREFIX; a prefix has letters, digits, dots, hyphens and underscores, with slashes between.',
    );
  }
  return { bucket, prefix: segments.map((segment) => `${segment}/`).join('') };
}
