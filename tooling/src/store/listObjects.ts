import type { _Object as S3Object, ListObjectsV2CommandOutput, S3 } from '@aws-sdk/client-s3';
import { unreadableAnswer } from './s3Error';
import type { ListedObject } from './Store';

function readObject({ Key, LastModified }: S3Object, isEncoded: boolean): ListedObject {
  if (Key === undefined || !LastModified) throw new Error('An object is incomplete');
  // As in a form: XML cannot hold every character of a key. Some object stores do not encode keys, and do not say so.
  const key = isEncoded ? decodeURIComponent(Key.replaceAll('+', ' ')) : Key;
  return { key, modifiedMs: LastModified.getTime() };
}

/** Reads a part of a list. The SDK takes any XML for one. @throws Error when something is missing or malformed */
function readPart(part: ListObjectsV2CommandOutput): ListedObject[] {
  const { Contents = [], EncodingType, IsTruncated, NextContinuationToken } = part;
  if (IsTruncated === undefined) throw new Error('It does not say whether it is the last part');
  if (IsTruncated && !NextContinuationToken) throw new Error('It does not say where the next part is');
  return Contents.map((object) => readObject(object, EncodingType !== undefined));
}

/**
 * Lists the objects in a bucket whose keys begin with a prefix.
 * @throws S3Failure
 */
export async function listObjects(s3: S3, bucket: string, prefix: string): Promise<ListedObject[]> {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const input = { Bucket: bucket, Prefix: prefix, EncodingType: 'url' } as const;
  const objects: ListedObject[] = [];
  for await (const part of paginateListObjectsV2({ client: s3 }, input)) {
    try {
      objects.push(...readPart(part));
    } catch (cause) {
      throw unreadableAnswer('This is no list', cause);
    }
  }
  return objects;
}
