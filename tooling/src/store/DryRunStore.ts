import { CONFLICT, etagOf, type Store, type StoredObject, type WriteCondition } from './Store';

/**
 * Shows what a command would do: reads a store and never writes to it. What is written stays in memory, and is read from
 * there.
 */
export class DryRunStore implements Store {
  readonly location: string;
  /** The objects that would be written; `undefined` for those that would be deleted. */
  private readonly written = new Map<string, StoredObject | undefined>();

  constructor(private readonly store: Store) {
    this.location = store.location;
  }

  /** Whether the store could be written is not tried, because that takes writing. */
  prepare(): Promise<void> {
    return Promise.resolve();
  }

  async get(key: string): Promise<StoredObject | undefined> {
    return this.written.has(key) ? this.written.get(key) : this.store.get(key);
  }

  async put(key: string, bytes: Buffer, when: WriteCondition) {
    const underneath = await this.store.get(key);
    // Somebody else may have written it while the store was read.
    const present = this.written.has(key) ? this.written.get(key) : underneath;
    if (when === 'absent' ? present : when !== 'always' && present?.etag !== when.etag) return CONFLICT;
    const etag = etagOf(bytes);
    this.written.set(key, { bytes, etag });
    return { etag };
  }

  async delete(key: string): Promise<void> {
    // Fails where the store would: not every text is a key, and the store may be away.
    await this.store.get(key);
    this.written.set(key, undefined);
  }

  async list(prefix: string) {
    const unchanged = (await this.store.list(prefix)).filter(({ key }) => !this.written.has(key));
    const written = [...this.written].filter(([key, object]) => object && key.startsWith(prefix));
    return [...unchanged, ...written.map(([key]) => ({ key, modifiedMs: Date.now() }))];
  }
}
