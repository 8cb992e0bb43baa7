import type { _Object as S3Object, ListObjectsV2CommandOutput, S3 } from '@aws-sdk/client-s3';
import { s3Error, unintelligibleError, type S3Failure } from './s3Error';
import type { ListedObject } from './Store';

const REQUEST = 'the request for a list';

function readObject({ Key, LastModified, ETag }: S3Object, isEncoded: boolean): ListedObject {
  if (Key === undefined || !LastModified) throw new Error('An object is incomplete');
  return {
    // As in a form: XML cannot hold every character of a key. Some object stores do not encode keys, and do not say so.
    key: isEncoded ? decodeURIComponent(Key.replaceAll('+', ' ')) : Key,
    modifiedMs: LastModified.getTime(),
    // Some object stores encrypt objects, and their ETags are no MD5 then; such an ETag equals no MD5.
    md5: /^"([\da-f]{32})"$/.exec(ETag ?? '')?.[1],
  };
}

/**
 * Reads a part of a list. The SDK takes any XML for one.
 * @param token with which the part was asked for
 * @throws Error when something is missing or malformed, or the list would never end
 */
function readPart(part: ListObjectsV2CommandOutput, token: string | undefined): ListedObject[] {
  const { Contents = [], EncodingType, IsTruncated, NextContinuationToken } = part;
  if (IsTruncated === undefined) throw new Error('It does not say whether it is the last part');
  if (IsTruncated && (!NextContinuationToken || NextContinuationToken === token)) {
    throw new Error('It does not say where the next part is');
  }
  return Contents.map((object) => readObject(object, EncodingType !== undefined));
}

/**
 * Lists the objects in a bucket whose keys begin with a prefix.
 * @param location names the store in messages
 * @throws UserError when the store does not give the whole list
 */
export async function* listObjects(
  s3: S3,
  bucket: string,
  prefix: string,
  location: string,
): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  do {
    const part = await s3
      .listObjectsV2({ Bucket: bucket, Prefix: prefix, EncodingType: 'url', ContinuationToken: token })
      .catch((failure: S3Failure) => {
        throw s3Error(location, REQUEST, failure);
      });
    try {
      yield* readPart(part, token);
    } catch (cause) {
      throw unintelligibleError(location, `answered ${REQUEST} with something else`, cause);
    }
    token = part.NextContinuationToken;
  } while (token !== undefined);
}
