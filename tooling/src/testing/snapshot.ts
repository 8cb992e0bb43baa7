import { hashFiles as snapshot } from '../release/readRelease';

export { snapshot };

export async function changedSince(
  before: Readonly<Record<string, string>>,
  { location }: { readonly location: string },
): Promise<string[]> {
  const after: Record<string, string> = await snapshot(location);
  return Object.keys({ ...before, ...after }).filter((file) => after[file] !== before[file]);
}
