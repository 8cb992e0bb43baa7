import { findS3Endpoint } from './findS3Endpoint';

describe('findS3Endpoint', () => {
  it.each([
    [
      'AWS',
      'bucket',
      { AWS_REGION: 'eu-central-1' },
      { bucketUrl: 'https://bucket.s3.eu-central-1.amazonaws.com', region: 'eu-central-1' },
    ],
    [
      'AWS in the default region of the SDK',
      'bucket',
      { AWS_DEFAULT_REGION: 'us-west-2' },
      { bucketUrl: 'https://bucket.s3.us-west-2.amazonaws.com', region: 'us-west-2' },
    ],
    [
      'AWS, by a path for a name with dots',
      'my.bucket',
      { AWS_REGION: 'eu-central-1' },
      { bucketUrl: 'https://s3.eu-central-1.amazonaws.com/my.bucket', region: 'eu-central-1' },
    ],
    [
      'another vendor',
      'bucket',
      { AWS_ENDPOINT_URL_S3: 'https://s3.example.com/', AWS_REGION: 'fr-par' },
      { bucketUrl: 'https://s3.example.com/bucket', region: 'fr-par' },
    ],
    [
      'another vendor without regions',
      'bucket',
      { AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' },
      { bucketUrl: 'http://127.0.0.1:9000/bucket', region: 'us-east-1' },
    ],
    [
      'another vendor below a path',
      'bucket',
      { AWS_ENDPOINT_URL_S3: 'https://example.com/storage/s3' },
      { bucketUrl: 'https://example.com/storage/s3/bucket', region: 'us-east-1' },
    ],
    [
      'the endpoint for S3 rather than the one for all services',
      'bucket',
      { AWS_ENDPOINT_URL_S3: 'https://s3.example.com', AWS_ENDPOINT_URL: 'https://aws.example.com' },
      { bucketUrl: 'https://s3.example.com/bucket', region: 'us-east-1' },
    ],
    [
      'AWS when a pipeline sets the endpoint to nothing',
      'bucket',
      { AWS_ENDPOINT_URL_S3: '', AWS_REGION: '', AWS_DEFAULT_REGION: 'us-west-2' },
      { bucketUrl: 'https://bucket.s3.us-west-2.amazonaws.com', region: 'us-west-2' },
    ],
  ])('finds %s', (_what, bucket, env, endpoint) => {
    expect(findS3Endpoint(bucket, env)).toEqual(endpoint);
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://',
    'https://u:p@example.com',
    'https://example.com?a',
    '::',
  ])('refuses the endpoint %j', (address) => {
    expect(() => findS3Endpoint('bucket', { AWS_ENDPOINT_URL_S3: address })).toThrow(
      /^The endpoint ".*" is no address of an object store\. Set AWS_ENDPOINT_URL_S3 to one such as/,
    );
  });

  it.each(['eu central', 'eu-central-1.example.com/', 'eu\n'])('refuses the region %j', (AWS_REGION) => {
    expect(() => findS3Endpoint('bucket', { AWS_REGION })).toThrow(
      `AWS_REGION is ${JSON.stringify(AWS_REGION)}. Set it to a region such as eu-central-1.`,
    );
  });
});
