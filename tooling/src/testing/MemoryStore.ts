import { CONFLICT, etagOf, type ListedObject, type Store, type WriteCondition } from '../store/Store';

const writtenMs = new WeakMap<Buffer, number>();

export function ageObjects(objects: ReadonlyMap<string, Buffer>, byMs: number): void {
  for (const bytes of objects.values()) writtenMs.set(bytes, Date.now() - byMs);
}

/** @param beforeStep called before each get, put, delete and list; what it throws is thrown */
export class MemoryStore implements Store {
  readonly location = 'memory';
  readonly prepare = () => Promise.resolve();

  constructor(
    private readonly objects = new Map<string, Buffer>(),
    private readonly beforeStep: () => Promise<void> = () => Promise.resolve(),
  ) {}

  async get(key: string) {
    await this.beforeStep();
    const bytes = this.objects.get(key);
    return bytes && { bytes, etag: etagOf(bytes) };
  }

  async put(key: string, bytes: Buffer, when: WriteCondition): Promise<{ etag: string } | typeof CONFLICT> {
    await this.beforeStep();
    const present = this.objects.get(key);
    if (when === 'absent' ? present : when !== 'always' && (!present || etagOf(present) !== when.etag))
      return CONFLICT;
    // The same bytes, written twice, have two times.
    const written = Buffer.from(bytes);
    writtenMs.set(written, Date.now());
    this.objects.set(key, written);
    return { etag: etagOf(bytes) };
  }

  async delete(key: string): Promise<void> {
    await this.beforeStep();
    this.objects.delete(key);
  }

  async list(prefix: string): Promise<ListedObject[]> {
    await this.beforeStep();
    const listed = [...this.objects].filter(([key]) => key.startsWith(prefix));
    return listed.map(([key, bytes]) => ({ key, modifiedMs: writtenMs.get(bytes) ?? Date.now() }));
  }
}
