import { resolve } from 'node:path';
import { UsageError } from '../util/UserError';
import { FolderStore } from './FolderStore';
import { openStore } from './openStore';
import { S3Store } from './S3Store';

describe('openStore', () => {
  it.each(['site', '/srv/site', './s3/site', 'http:', 's3:/bucket'])('opens %s as a folder', (site) => {
    const store = openStore(site);
    expect(store).toBeInstanceOf(FolderStore);
    expect(store.location).toBe(resolve(site));
  });

  it.each([
    ['s3://bucket', 's3://bucket'],
    ['s3://bucket/', 's3://bucket'],
    ['s3://my.bucket-1/sites/farekite', 's3://my.bucket-1/sites/farekite'],
    ['s3://bucket/a_b/C.d/', 's3://bucket/a_b/C.d'],
  ])('opens %s in a bucket', (site, location) => {
    const store = openStore(site);
    expect(store).toBeInstanceOf(S3Store);
    expect(store.location).toBe(location);
  });

  it.each(['', '/', 'AB', 'a', '-bucket', 'buc..ket', 'buc ket', 'b@example.com', 'bucket:80', '[::1]'])(
    'refuses the bucket %j',
    (bucket) => {
      expect(() => openStore(`s3://${bucket}`)).toThrow(
        `${JSON.stringify(`s3://${bucket}`)} does not name a bucket. Write s3://BUCKET/PREFIX; ` +
          'a bucket has 3 to 63 lower-case letters, digits, dots and hyphens.',
      );
    },
  );

  it.each(['/', 'a//b', '.', '..', 'a/../b', 'a b', 'a*', 'a?b', '${a}', 'a\nb', 'ü', 'a%2Fb', 'a#b'])(
    'refuses the prefix %j',
    (prefix) => {
      expect(() => openStore(`s3://bucket/${prefix}`)).toThrow(
        `The prefix in ${JSON.stringify(`s3://bucket/${prefix}`)} is malformed. Write s3://BUCKET/PREFIX; ` +
          'a prefix has letters, digits, dots, hyphens and underscores, with slashes between.',
      );
    },
  );

  it('does not take an empty text for the current folder', () => {
    expect(() => openStore('')).toThrow(UsageError);
    expect(() => openStore('')).toThrow('--site is empty. Name a folder, or s3://BUCKET/PREFIX.');
  });
});
