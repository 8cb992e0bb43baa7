import { compress, isVariantOf, type CompressedVariant } from '../store/compress';
import { withVariants } from '../store/pageKeys';
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

/** Compares objects with what they should be, and collects what has to be changed. */
export class Comparison {
  private readonly present = new Map<string, StoredObject>();
  private readonly changed = new Map<string, PageChange>();

  private constructor(
    private readonly keys: readonly string[],
    private readonly brotliQuality: number,
  ) {}

  /**
   * Reads the present objects and their compressed variants.
   * @param brotliQuality of the variants that have to be written
   */
  static async read(store: Store, keys: readonly string[], brotliQuality: number): Promise<Comparison> {
    const comparison = new Comparison(keys.flatMap(withVariants), brotliQuality);
    await inParallel(comparison.keys, CONCURRENT_REQUESTS, async (key) => {
      const object = await store.get(key);
      if (object) comparison.present.set(key, object);
    });
    return comparison;
  }

  /** In the order of the keys. */
  get changes(): readonly PageChange[] {
    return this.keys.flatMap((key) => this.changed.get(key) ?? []);
  }

  contentOf(key: string): Buffer | undefined {
    return this.present.get(key)?.bytes;
  }

  /** @param variants those of the content, where they are known */
  async compare(key: string, content: Buffer, variants?: readonly CompressedVariant[]): Promise<void> {
    const isSame = this.present.get(key)?.bytes.equals(content);
    const variantKeys = withVariants(key).slice(1);
    if (!isSame) this.change(key, content);
    if (isSame && variantKeys.every((variant) => isVariantOf(variant, this.contentOf(variant), content)))
      return;
    const wanted = variants ?? (await compress(key, content, this.brotliQuality));
    for (const variant of variantKeys) {
      this.change(variant, wanted.find(({ extension }) => variant === key + extension)?.bytes ?? null);
    }
  }

  private change(key: string, content: Buffer | null): void {
    const present = this.present.get(key);
    const isSame = content === null ? !present : present?.bytes.equals(content);
    if (!isSame) this.changed.set(key, { key, content, etag: present?.etag });
  }
}
