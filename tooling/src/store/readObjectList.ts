import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import type { ListedObject } from './Store';

export interface ObjectList {
  readonly objects: readonly ListedObject[];
  /** With it the store gives the next part of the list; `undefined` when this is the last part. */
  readonly continuationToken: string | undefined;
}

const SCHEMA = v.object({
  ListBucketResult: v.object({
    EncodingType: v.optional(v.literal('url')),
    IsTruncated: v.picklist(['true', 'false']),
    NextContinuationToken: v.optional(v.string()),
    Contents: v.optional(
      v.array(
        v.object({
          Key: v.string(),
          Size: v.pipe(v.string(), v.digits(), v.transform(Number)),
          LastModified: v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
          ETag: v.optional(v.string()),
        }),
      ),
      [],
    ),
  }),
});

/** Decodes a key that is encoded like the fields of a form: XML cannot hold every character of a key. */
function decodeKey(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '));
}

/**
 * Reads an answer to ListObjectsV2 that was asked for with `encoding-type=url`.
 * @throws Error when it is something else
 */
export function readObjectList(xml: string): ObjectList {
  const parser = new XMLParser({
    parseTagValue: false,
    trimValues: false,
    // Without it `&#13;` is not decoded.
    htmlEntities: true,
    isArray: (tag) => tag === 'Contents',
  });
  const { ListBucketResult: list } = v.parse(SCHEMA, parser.parse(xml, true));
  const isTruncated = list.IsTruncated === 'true';
  if (isTruncated && !list.NextContinuationToken) throw new Error('NextContinuationToken is missing');
  return {
    objects: list.Contents.map(({ Key, Size, LastModified, ETag }) => ({
      // Some object stores do not encode keys although they are asked to, and do not say that they have.
      key: list.EncodingType ? decodeKey(Key) : Key,
      sizeBytes: Size,
      modifiedMs: LastModified,
      etag: ETag,
      // Some object stores encrypt objects, and their ETags are no MD5 then; such an ETag equals no MD5.
      md5: /^"([\da-f]{32})"$/.exec(ETag ?? '')?.[1],
    })),
    continuationToken: isTruncated ? list.NextContinuationToken : undefined,
  };
}
