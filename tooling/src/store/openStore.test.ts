import { resolve } from 'node:path';
import { FolderStore } from './FolderStore';
import { openStore } from './openStore';
import { S3Store } from './S3Store';

describe('openStore', () => {
  it.each(['site', '/srv/site', './s3/site', 'http:', 's3:/bucket'])('opens %s as a folder', (site) => {
    const store = openStore(site);
    expect(store).toBeInstanceOf(FolderStore);
    expect(store.location).toBe(resolve(site));
  });

  it.each(['s3://bucket', 's3://my.bucket-1/sites/farekite', 's3://bucket/a_b/C.d'])(
    'opens %s in a bucket, also with a slash at its end',
    (site) => {
      for (const address of [site, `${site}/`]) {
        const store = openStore(address);
        expect(store).toBeInstanceOf(S3Store);
        expect(store.location).toBe(site);
      }
    },
  );

  const buckets = ['', 'AB', 'a', '-bucket', 'buc..ket', 'buc ket', 'b@example.com', 'bucket:80', '[::1]'];
  const prefixes = ['/', 'a//b', '.', 'a/../b', 'a b', 'a*', '${a}', 'a\nb', 'ü', 'a%2Fb', 'a#b'];
  it.each([...buckets, ...prefixes.map((prefix) => `bucket/${prefix}`)])('refuses s3://%j', (place) => {
    expect(() => openStore(`s3://${place}`)).toThrow(
      `${JSON.stringify(`s3://${place}`)} names no place in an object store. Write s3://BUCKET/PREFIX; a bucket has`,
    );
  });
});
