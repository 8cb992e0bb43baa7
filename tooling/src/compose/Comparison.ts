import { compress, isVariantOf, type CompressedVariant } from '../store/compress';
import { variantKeys, withVariants } from '../store/pageKeys';
import { CONCURRENT_REQUESTS, type Store, type StoredObject } from '../store/Store';
import { inParallel } from '../util/inParallel';

/** An object that has to be written or deleted to make the pages match the pointers. */
export interface PageChange {
  readonly key: string;
  /** `null` for an object to delete. */
  readonly content: Buffer | null;
  /** Of the object that is replaced; `undefined` when there is none. */
  readonly etag: string | undefined;
}

/** An object that was read, or of which only the ETag is known: then its content is not the one that is wanted. */
type PresentObject = Pick<StoredObject, 'etag'> & Partial<StoredObject>;

export interface ComparisonOptions {
  /** Of the variants that have to be written. */
  readonly brotliQuality: number;
  /** The ETags of objects that are outdated, by their keys; `null` for one that does not exist. These are not read. */
  readonly etags?: ReadonlyMap<string, string | null>;
}

/** Compares objects with what they should be, and collects what has to be changed. */
export class Comparison {
  private readonly present = new Map<string, PresentObject>();
  private readonly changed = new Map<string, PageChange>();

  private constructor(
    private readonly keys: readonly string[],
    private readonly brotliQuality: number,
  ) {}

  /** Reads the present objects and their compressed variants. */
  static async read(
    store: Store,
    keys: readonly string[],
    { brotliQuality, etags = new Map() }: ComparisonOptions,
  ): Promise<Comparison> {
    const comparison = new Comparison(keys.flatMap(withVariants), brotliQuality);
    await inParallel(comparison.keys, CONCURRENT_REQUESTS, async (key) => {
      const etag = etags.get(key);
      const object = etag === undefined ? await store.get(key) : etag !== null && { etag };
      if (object) comparison.present.set(key, object);
    });
    return comparison;
  }

  /** In the order of the keys. */
  get changes(): readonly PageChange[] {
    return this.keys.flatMap((key) => this.changed.get(key) ?? []);
  }

  contentAt(key: string): Buffer | undefined {
    return this.present.get(key)?.bytes;
  }

  /**
   * The ETags of an object and its compressed variants once the changes are written; `null` for one that does not exist.
   * @param written the ETags of the changed objects, by their keys
   */
  etagsAfter(key: string, written: ReadonlyMap<string, string>): (string | null)[] {
    return withVariants(key).map((object) => {
      const etag = this.changed.has(object) ? written.get(object) : this.present.get(object)?.etag;
      return etag ?? null;
    });
  }

  /** @param variants those of the content, where they are known */
  async compare(key: string, content: Buffer, variants?: readonly CompressedVariant[]): Promise<void> {
    const isSame = this.present.get(key)?.bytes?.equals(content);
    const keys = variantKeys(key);
    if (!isSame) this.change(key, content);
    if (isSame && keys.every((variant) => isVariantOf(variant, this.contentAt(variant), content))) return;
    const wanted = variants ?? (await compress(key, content, this.brotliQuality));
    for (const variant of keys) {
      this.change(variant, wanted.find(({ extension }) => variant === key + extension)?.bytes ?? null);
    }
  }

  /** Deletes an object and its compressed variants, as far as they are there. */
  remove(key: string): void {
    for (const object of withVariants(key)) this.change(object, null);
  }

  private change(key: string, content: Buffer | null): void {
    const present = this.present.get(key);
    const isSame = content === null ? !present : present?.bytes?.equals(content);
    if (!isSame) this.changed.set(key, { key, content, etag: present?.etag });
  }
}
