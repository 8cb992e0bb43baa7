/** The position of the first key that is not before `start`. @param keys in order */
function positionOf(keys: readonly string[], start: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Both lists in one, in order. */
function merge(one: readonly string[], other: readonly string[]): string[] {
  const merged: string[] = [];
  let position = 0;
  for (const key of other) {
    for (let next = one[position]; next !== undefined && next < key; next = one[position]) {
      merged.push(next);
      position += 1;
    }
    merged.push(key);
  }
  for (; position < one.length; position += 1) merged.push(one[position] ?? '');
  return merged;
}

/** A map that knows the order of its keys, also when it has a million of them and is asked again and again. */
export class SortedMap<V> extends Map<string, V> {
  private sorted: string[] = [];
  /** The keys that were added since they were last asked for. */
  private readonly added = new Set<string>();

  /** The first keys from `start` on, in order. */
  keysFrom(start: string, limit: number): readonly string[] {
    if (this.added.size > 0) {
      this.sorted = merge(this.sorted, [...this.added].sort());
      this.added.clear();
    }
    const position = positionOf(this.sorted, start);
    return this.sorted.slice(position, position + limit);
  }

  override set(key: string, value: V): this {
    if (!this.has(key)) this.added.add(key);
    return super.set(key, value);
  }

  override delete(key: string): boolean {
    if (!super.delete(key)) return false;
    if (!this.added.delete(key)) this.sorted.splice(positionOf(this.sorted, key), 1);
    return true;
  }

  override clear(): void {
    this.sorted = [];
    this.added.clear();
    super.clear();
  }
}
