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
    IsTruncated: v.picklist(['true', 'false']),
    NextContinuationToken: v.optional(v.string()),
    Contents: v.optional(
      v.array(
        v.object({
          // Encoded like the fields of a form, because XML cannot hold every character of a key.
          Key: v.pipe(
            v.string(),
            v.transform((key) => decodeURIComponent(key.replaceAll('+', ' '))),
          ),
          Size: v.pipe(v.string(), v.digits(), v.transform(Number)),
          LastModified: v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
        }),
      ),
      [],
    ),
  }),
});

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
    objects: list.Contents.map(({ Key, Size, LastModified }) => ({
      key: Key,
      sizeBytes: Size,
      modifiedMs: LastModified,
    })),
    continuationToken: isTruncated ? list.NextContinuationToken : undefined,
  };
}
