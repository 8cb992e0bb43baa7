import { randomUUID } from 'node:crypto';
import { ignoreUserError, StoreError, UserError } from '../util/UserError';
import { isObjectKey } from './isObjectKey';
import { objectMetadata } from './objectMetadata';
import { parseS3Location } from './parseS3Location';
import type { ObjectList } from './readObjectList';
import { S3Client, type S3Answer, type S3FinalAnswer, type S3Limits, type S3Request } from './S3Client';
import { s3Error } from './s3Error';
import {
  CONFLICT,
  type ListedObject,
  type ObjectMetadata,
  type Store,
  type StoredObject,
  type WriteCondition,
} from './Store';

/** Of the objects with which a store is tried before the first write. */
export const PROBE_PREFIX = '.farekite/probe/';

function metadataHeaders({ contentType, cacheControl, contentEncoding }: ObjectMetadata) {
  return {
    'content-type': contentType,
    'cache-control': cacheControl,
    ...(contentEncoding && { 'content-encoding': contentEncoding }),
  };
}

function conditionHeaders(when: WriteCondition): Record<string, string> {
  if (when === 'always') return {};
  return when === 'absent' ? { 'if-none-match': '*' } : { 'if-match': when.etag };
}

/** Whether a store answers so about an object. It may also say that the bucket, or the whole address, is wrong. */
function isNoSuchKey({ status, code }: S3Answer): boolean {
  return status === 404 && code === 'NoSuchKey';
}

/** Whether a condition did not hold. 409: another write at the same moment; 404: the object was deleted. */
function isConflict(answer: S3Answer): boolean {
  return answer.status === 412 || answer.status === 409 || isNoSuchKey(answer);
}

/** A site in a bucket of Amazon S3, or of another object store with its protocol. */
export class S3Store implements Store {
  /** `s3://bucket/prefix` */
  readonly location: string;
  private readonly prefix: string;
  private readonly client: S3Client;
  private probed: Promise<void> | undefined;

  /**
   * @param site `s3://BUCKET/PREFIX`
   * @param env has the AWS_* variables
   * @throws UserError when the address is malformed, or the environment does not say where the bucket is
   */
  constructor(site: string, env = process.env, limits: Partial<S3Limits> = {}) {
    const { bucket, prefix } = parseS3Location(site);
    this.location = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
    this.prefix = prefix;
    this.client = new S3Client(this.location, bucket, env, limits);
  }

  prepare(): Promise<void> {
    this.probed ??= this.probe();
    return this.probed;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const request: S3Request = { method: 'GET', key: this.keyInBucket(key) };
    const answer = await this.client.send(request);
    if (isNoSuchKey(answer)) return undefined;
    if (answer.code === 'AccessDenied' && (await this.isMissing(key))) return undefined;
    if (answer.status !== 200) throw s3Error(this.location, request, answer);
    return { bytes: answer.body, etag: this.etagIn(answer) };
  }

  /**
   * When an answer was lost, the write was done if the object has exactly these bytes now. So an object that
   * several publishers swap has to contain what no other one writes.
   */
  async put(key: string, bytes: Buffer, metadata: ObjectMetadata, when: WriteCondition) {
    const request: S3Request = {
      method: 'PUT',
      key: this.keyInBucket(key),
      headers: { ...metadataHeaders(metadata), ...conditionHeaders(when) },
      body: bytes,
    };
    const answer = await this.client.send(request);
    if (answer.status === 200) return { etag: this.etagIn(answer) };
    if (when === 'always' || !isConflict(answer)) throw s3Error(this.location, request, answer);
    // The condition may not hold because an earlier attempt was successful.
    const present = answer.mayBeDone ? await this.get(key) : undefined;
    return present?.bytes.equals(bytes) ? { etag: present.etag } : CONFLICT;
  }

  async delete(key: string): Promise<void> {
    const request: S3Request = { method: 'DELETE', key: this.keyInBucket(key) };
    const answer = await this.client.send(request);
    if (answer.status !== 200 && answer.status !== 204 && !isNoSuchKey(answer)) {
      throw s3Error(this.location, request, answer);
    }
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const prefixInBucket = this.prefix + prefix;
    let token: string | undefined;
    do {
      const { objects, continuationToken } = await this.listPart(prefixInBucket, token);
      for (const object of objects) {
        const key = object.key.slice(this.prefix.length);
        // Others may have put objects there that are not ours: a console marks folders by keys with a slash.
        if (object.key.startsWith(prefixInBucket) && isObjectKey(key)) yield { ...object, key };
      }
      if (token !== undefined && token === continuationToken) throw this.unintelligible('repeats its list');
      token = continuationToken;
    } while (token !== undefined);
  }

  private async listPart(prefix: string, token: string | undefined): Promise<ObjectList> {
    const request: S3Request = {
      method: 'GET',
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(token !== undefined && { 'continuation-token': token }),
      },
    };
    const answer = await this.client.send(request);
    if (answer.status !== 200) throw s3Error(this.location, request, answer);
    // Imported here, because the XML parser takes longer to load than everything else of the store.
    const { readObjectList } = await import('./readObjectList');
    try {
      return readObjectList(answer.body.toString('utf8'));
    } catch (cause) {
      throw this.unintelligible('answered the request for a list with something else', cause);
    }
  }

  /**
   * Whether a list shows that there is no object. Amazon S3 denies access to an object that is missing unless the
   * credentials may list the bucket, and those of a pipeline may list the site alone.
   */
  private async isMissing(key: string): Promise<boolean> {
    try {
      for await (const object of this.list(key)) if (object.key === key) return false;
      return true;
    } catch (error) {
      ignoreUserError(error);
      return false;
    }
  }

  private keyInBucket(key: string): string {
    if (!isObjectKey(key)) throw new Error(`${JSON.stringify(key)} is not the key of an object`);
    return this.prefix + key;
  }

  private etagIn({ headers }: S3FinalAnswer): string {
    if (!headers.etag) throw this.unintelligible('answered without an ETag');
    return headers.etag;
  }

  private unintelligible(problem: string, cause?: unknown): UserError {
    return new StoreError(
      `The store ${this.location} ${problem}`,
      'Check that AWS_ENDPOINT_URL_S3 is the address of an object store.',
      { cause },
    );
  }

  /** Some object stores ignore the conditions of writes, and say that they have written. */
  private async probe(): Promise<void> {
    const key = `${PROBE_PREFIX}${randomUUID()}`;
    const problem = await this.findBrokenCondition(key);
    await this.delete(key);
    if (problem === undefined) return;
    throw new StoreError(
      `The store ${this.location} ${problem}`,
      'Publishers would overwrite each other there. Use an object store that keeps the conditions of writes.',
    );
  }

  /** Writes an object under each condition. @returns what the store does that it must not do */
  private async findBrokenCondition(key: string): Promise<string | undefined> {
    const write = (content: string, when: WriteCondition) =>
      this.put(key, Buffer.from(content), objectMetadata(key), when);
    const created = await write('created', 'absent');
    if (created === CONFLICT) return 'refuses to create an object (If-None-Match: *)';
    if ((await write('created again', 'absent')) !== CONFLICT) {
      return 'replaces an object that was only to be created (it ignores If-None-Match: *)';
    }
    if ((await write('swapped', created)) === CONFLICT) {
      return 'refuses to swap an object on its ETag (If-Match)';
    }
    if ((await write('swapped again', created)) !== CONFLICT) {
      return 'swaps an object on an old ETag (it ignores If-Match)';
    }
    return undefined;
  }
}
