/** @returns `undefined` where the visitor forbids storage or cookies, which then throw */
export function ifAllowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
