import { readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { listSitePackages } from './workspace';

/**
 * The folders of the packages in the order in which they are published. The shell is the last one: its routes need the
 * remotes' pages, and every page is then composed once. A shell without a serial was published by an earlier version of
 * the tool, and this version cannot compose pages with it, so it is replaced first.
 */
export async function publishingOrder(workspace: string, store: Store): Promise<string[]> {
  const packages = listSitePackages(workspace);
  const isOutdated = (await readPointers(store, ['shell'])).get('shell')?.serial === 0;
  return isOutdated ? packages : packages.toReversed();
}
