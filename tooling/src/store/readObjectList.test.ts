import { readObjectList } from './readObjectList';

describe('readObjectList', () => {
  it('reads a part of a list as S3 writes it', () => {
    expect(
      readObjectList(`<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>bucket</Name>
  <Prefix>live%2F</Prefix>
  <KeyCount>1</KeyCount>
  <MaxKeys>1</MaxKeys>
  <EncodingType>url</EncodingType>
  <IsTruncated>true</IsTruncated>
  <NextContinuationToken> a&amp;b&#60;&quot;&#x3E; </NextContinuationToken>
  <Contents>
    <Key>live/a+b%2Bc%26%0D%C3%BC.json</Key>
    <LastModified>2026-11-22T14:00:00.000Z</LastModified>
    <ETag>&quot;0123456789abcdef0123456789abcdef&quot;</ETag>
    <Size>0012</Size>
    <StorageClass>STANDARD</StorageClass>
  </Contents>
</ListBucketResult>
`),
    ).toEqual({
      objects: [
        {
          etag: '"0123456789abcdef0123456789abcdef"',
          key: 'live/a b+c&\rü.json',
          sizeBytes: 12,
          modifiedMs: Date.UTC(2026, 10, 22, 14),
          md5: '0123456789abcdef0123456789abcdef',
        },
      ],
      continuationToken: ' a&b<"> ',
    });
  });

  it('reads keys as they are when the object store has not encoded them', () => {
    const { objects } = readObjectList(
      '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a+b%2F&amp;&#13;%</Key>' +
        '<Size>1</Size><LastModified>2026-11-22T14:00:00Z</LastModified></Contents></ListBucketResult>',
    );
    expect(objects).toMatchObject([{ key: 'a+b%2F&\r%' }]);
  });

  it('reads an empty list', () => {
    const xml = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';
    expect(readObjectList(xml)).toEqual({ objects: [], continuationToken: undefined });
  });
});
