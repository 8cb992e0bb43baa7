import { CONFLICT, etagOf, type Store, type StoredObject, type WriteCondition } from './Store';

/** Reads a store and never writes to it. What is written stays in memory. */
export class DryRunStore implements Store {
  readonly location: string;
  readonly prepare = () => Promise.resolve();
  private readonly written = new Map<string, StoredObject | undefined>();

  constructor(private readonly store: Store) {
    this.location = store.location;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    return this.written.has(key) ? this.written.get(key) : this.store.get(key);
  }

  async put(key: string, bytes: Buffer, when: WriteCondition) {
    const underneath = await this.store.get(key);
    const present = this.written.has(key) ? this.written.get(key) : underneath;
    if (when === 'absent' ? present : when !== 'always' && present?.etag !== when.etag) return CONFLICT;
    const etag = etagOf(bytes);
    this.written.set(key, { bytes, etag });
    return { etag };
  }

  async delete(key: string): Promise<void> {
    // Fails for what is no key, and while the store is away.
    await this.store.get(key);
    this.written.set(key, undefined);
  }

  async list(prefix: string) {
    const unchanged = (await this.store.list(prefix)).filter(({ key }) => !this.written.has(key));
    const written = [...this.written].filter(([key, object]) => object && key.startsWith(prefix));
    return [...unchanged, ...written.map(([key]) => ({ key, modifiedMs: Date.now() }))];
  }
}
