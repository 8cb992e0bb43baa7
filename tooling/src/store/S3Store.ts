import { randomUUID } from 'node:crypto';
import { printError } from '../util/print';
import { ignoreUserError, StoreError } from '../util/UserError';
import { Attempts } from './createRetryStrategy';
import { createS3Clients, DEFAULT_S3_LIMITS, type S3Clients, type S3Limits } from './createS3Clients';
import { isObjectKey } from './keys';
import { listObjects } from './listObjects';
import { objectMetadata } from './objectMetadata';
import { parseS3Location, type S3Location } from './parseS3Location';
import {
  isConflict,
  isCutOff,
  isNoSuchKey,
  mayPass,
  s3Error,
  unintelligibleError,
  type S3Failure,
} from './s3Error';
import { CONFLICT, type ListedObject, type Store, type StoredObject, type WriteCondition } from './Store';

/** Of the objects with which a store is tried before the first write. */
export const PROBE_PREFIX = '.farekite/probe/';

/** A site in a bucket of Amazon S3, or of another object store with its protocol. The AWS SDK sends the requests. */
export class S3Store implements Store {
  readonly location: string;
  private readonly place: S3Location;
  private readonly limits: S3Limits;
  private created: Promise<S3Clients> | undefined;
  private probed: Promise<void> | undefined;

  /**
   * @param site `s3://BUCKET/PREFIX`
   * @throws UserError when the address is malformed
   */
  constructor(site: string, limits: Partial<S3Limits> = {}) {
    this.place = parseS3Location(site);
    this.location = `s3://${this.place.bucket}/${this.place.prefix}`.replace(/\/$/, '');
    this.limits = { ...DEFAULT_S3_LIMITS, ...limits };
  }

  prepare(): Promise<void> {
    this.probed ??= this.probe();
    return this.probed;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const object = this.objectAt(key);
    const { patient } = await this.clients();
    const attempts = new Attempts(this.limits);
    for (;;) {
      try {
        const answer = await patient.getObject(object);
        const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        return { bytes, etag: this.etagOf(answer) };
      } catch (error) {
        const failure = error as S3Failure;
        if (isNoSuchKey(failure)) return undefined;
        if (failure.Code === 'AccessDenied' && (await this.isMissing(key))) return undefined;
        // The SDK does not send a request again when its answer ends in the middle.
        const isOver = !isCutOff(failure) || !(await attempts.pause());
        if (isOver) throw s3Error(this.location, `GET ${object.Key}`, failure);
      }
    }
  }

  /**
   * After a lost answer the object is read before it is written again: the write was done if the object has exactly
   * these bytes. So an object that several publishers swap has to contain what no other one writes.
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
    const { once } = await this.clients();
    const attempts = new Attempts(this.limits);
    for (;;) {
      try {
        return { etag: this.etagOf(await once.putObject(object)) };
      } catch (error) {
        const failure = error as S3Failure;
        const isRefused = when !== 'always' && isConflict(failure);
        if (isRefused && attempts.getRetryCount() === 0) return CONFLICT;
        if (!isRefused && !mayPass(failure)) throw s3Error(this.location, `PUT ${object.Key}`, failure);
        const present = await this.get(key);
        if (present?.bytes.equals(bytes)) return { etag: present.etag };
        if (isRefused) return CONFLICT;
        if (!(await attempts.pause())) throw s3Error(this.location, `PUT ${object.Key}`, failure);
      }
    }
  }

  async delete(key: string): Promise<void> {
    const object = this.objectAt(key);
    const { patient } = await this.clients();
    try {
      await patient.deleteObject(object);
    } catch (error) {
      const failure = error as S3Failure;
      if (!isNoSuchKey(failure)) throw s3Error(this.location, `DELETE ${object.Key}`, failure);
    }
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const { bucket, prefix: place } = this.place;
    const { patient } = await this.clients();
    for await (const object of listObjects(patient, bucket, place + prefix, this.location)) {
      const key = object.key.slice(place.length);
      // Others may have put objects there that are not ours: a console marks folders by keys with a slash.
      if (object.key.startsWith(place + prefix) && isObjectKey(key)) yield { ...object, key };
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

  private clients(): Promise<S3Clients> {
    this.created ??= createS3Clients(this.place.bucket, this.limits, (reason) => {
      const seconds = String(this.limits.patienceMs / 1_000);
      printError(
        `The store ${this.location} is away (${reason}). It is asked again for up to ${seconds} seconds.`,
      );
    });
    return this.created;
  }

  private objectAt(key: string) {
    if (!isObjectKey(key)) throw new Error(`${JSON.stringify(key)} is not the key of an object`);
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }

  private etagOf({ ETag }: { ETag?: string | undefined }): string {
    if (!ETag) throw unintelligibleError(this.location, 'answered without an ETag');
    return ETag;
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
    const write = (content: string, when: WriteCondition) => this.put(key, Buffer.from(content), when);
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
