/** A map that knows the order of its keys, also when it is large and often asked. */
export class SortedMap<V> extends Map<string, V> {
  private sorted: readonly string[] | undefined;

  get sortedKeys(): readonly string[] {
    this.sorted ??= [...this.keys()].sort();
    return this.sorted;
  }

  override set(key: string, value: V): this {
    if (!this.has(key)) this.sorted = undefined;
    return super.set(key, value);
  }

  override delete(key: string): boolean {
    this.sorted = undefined;
    return super.delete(key);
  }

  override clear(): void {
    this.sorted = undefined;
    super.clear();
  }
}
