import { setTimeout as sleep } from 'node:timers/promises';
import type { S3 } from '@aws-sdk/client-s3';
import { printError } from '../util/print';
import { ignoreUserError } from '../util/UserError';
import { createS3Client, DEFAULT_S3_LIMITS, parseS3Location, type S3Limits } from './createS3Client';
import { isObjectKey } from './keys';
import { objectMetadata } from './objectMetadata';
import { isConflict, isNoSuchKey, mayPass, s3Error, unreadableAnswer, type S3Failure } from './s3Error';
import { assertKeepsConditions, CONFLICT, type ListedObject, type Store, type WriteCondition } from './Store';

/** Pauses are up to this long, doubled with each failure. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 4_000;
/** About a second. Shorter disturbances are not worth a message. */
const FAILURES_BEFORE_MESSAGE = 5;

function readEtag({ ETag }: { ETag?: string | undefined }): string {
  if (!ETag) throw unreadableAnswer('It has no ETag');
  return ETag;
}

/** The SDK takes any XML for a part of a list. @throws S3Failure */
async function listObjects(s3: S3, bucket: string, prefix: string): Promise<ListedObject[]> {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const input = { Bucket: bucket, Prefix: prefix, EncodingType: 'url' } as const;
  const objects: ListedObject[] = [];
  for await (const part of paginateListObjectsV2({ client: s3 }, input)) {
    const { Contents = [], EncodingType, IsTruncated, NextContinuationToken } = part;
    if (IsTruncated === undefined || (IsTruncated && !NextContinuationToken))
      throw unreadableAnswer('It does not say where the list ends');
    for (const { Key, LastModified } of Contents) {
      if (Key === undefined || !LastModified) throw unreadableAnswer('An object is incomplete');
      // As in a form. Some stores do not encode keys and do not say so.
      const key = EncodingType ? decodeURIComponent(Key.replaceAll('+', ' ')) : Key;
      objects.push({ key, modifiedMs: LastModified.getTime() });
    }
  }
  return objects;
}

export class S3Store implements Store {
  readonly location: string;
  private readonly place: ReturnType<typeof parseS3Location>;
  private readonly limits: S3Limits;
  private client: Promise<S3> | undefined;
  private isOutageReported = false;
  private probed: Promise<void> | undefined;

  constructor(site: string, limits: Partial<S3Limits> = {}) {
    this.place = parseS3Location(site);
    this.location = `s3://${this.place.bucket}/${this.place.prefix}`.replace(/\/$/, '');
    this.limits = { ...DEFAULT_S3_LIMITS, ...limits };
  }

  prepare(): Promise<void> {
    this.probed ??= assertKeepsConditions(this);
    return this.probed;
  }

  async get(key: string) {
    const object = this.objectAt(key);
    return this.ask(`GET ${object.Key}`, async (s3) => {
      try {
        const answer = await s3.getObject(object);
        const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        return { bytes, etag: readEtag(answer) };
      } catch (error) {
        const failure = error as S3Failure;
        if (isNoSuchKey(failure)) return undefined;
        if (failure.Code === 'AccessDenied' && (await this.isMissing(key))) return undefined;
        throw error;
      }
    });
  }

  /**
   * After a lost answer the object is read first: it was written if it has exactly these bytes. So objects that
   * several publishers swap have to differ.
   */
  async put(key: string, bytes: Buffer, when: WriteCondition) {
    const { contentType, cacheControl, contentEncoding } = objectMetadata(key);
    const object = {
      ...this.objectAt(key),
      Body: bytes,
      ContentType: contentType,
      CacheControl: cacheControl,
      ContentEncoding: contentEncoding,
      ...(when === 'absent' && { IfNoneMatch: '*' }),
      ...(typeof when === 'object' && { IfMatch: when.etag }),
    };
    let isRepeated = false;
    const findWritten = async () => {
      const present = isRepeated ? await this.get(key) : undefined;
      return present?.bytes.equals(bytes) ? { etag: present.etag } : undefined;
    };
    return this.ask(`PUT ${object.Key}`, async (s3) => {
      const written = await findWritten();
      if (written) return written;
      try {
        return { etag: readEtag(await s3.putObject(object)) };
      } catch (error) {
        if (when !== 'always' && isConflict(error as S3Failure)) return (await findWritten()) ?? CONFLICT;
        isRepeated = true;
        throw Object.assign(error as S3Failure, { sentBytes: bytes.length });
      }
    });
  }

  async delete(key: string): Promise<void> {
    const object = this.objectAt(key);
    await this.ask(`DELETE ${object.Key}`, (s3) => s3.deleteObject(object));
  }

  async list(prefix: string): Promise<ListedObject[]> {
    const { bucket, prefix: place } = this.place;
    const listed = await this.ask('the request for a list', (s3) => listObjects(s3, bucket, place + prefix));
    // A console marks folders by keys with a slash.
    return listed
      .filter(({ key }) => key.startsWith(place + prefix))
      .map((object) => ({ ...object, key: object.key.slice(place.length) }))
      .filter(({ key }) => isObjectKey(key));
  }

  /** S3 denies access to a missing object unless the credentials may list the bucket; those of a pipeline list the site alone. */
  private async isMissing(key: string): Promise<boolean> {
    const listed = await this.list(key).catch(ignoreUserError);
    return listed !== undefined && !listed.some((object) => object.key === key);
  }

  /** @param request for messages */
  private async ask<T>(request: string, send: (s3: S3) => Promise<T>): Promise<T> {
    this.client ??= createS3Client(this.place.bucket, this.limits);
    const s3 = await this.client;
    const { maxAttempts, patienceMs } = this.limits;
    const startedMs = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(s3);
      } catch (error) {
        const failure = error as S3Failure;
        const reported = s3Error(this.location, request, failure);
        const isOver = attempt >= maxAttempts || performance.now() - startedMs >= patienceMs;
        if (isOver || !mayPass(failure)) throw reported;
        if (attempt === FAILURES_BEFORE_MESSAGE && !this.isOutageReported) {
          this.isOutageReported = true;
          printError(
            `${reported.problem}. It is asked again for up to ${String(patienceMs / 1_000)} seconds.`,
          );
        }
        // Publishers that failed together do not come back together.
        await sleep(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS));
      }
    }
  }

  private objectAt(key: string) {
    if (!isObjectKey(key)) throw new Error(`${JSON.stringify(key)} is not the key of an object`);
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }
}
