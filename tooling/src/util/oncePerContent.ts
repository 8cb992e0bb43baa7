/** Forgotten with the content, which nobody may change. */
export function oncePerContent<T>(compute: (bytes: Buffer) => T): (bytes: Buffer) => T {
  const results = new WeakMap<Buffer, { readonly value: T }>();
  return (bytes) => {
    const result = results.get(bytes) ?? { value: compute(bytes) };
    results.set(bytes, result);
    return result.value;
  };
}
