import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { listSitePackages } from './workspace';

/**
 * The folders of the packages in the order in which they are published. The shell is the last one: its routes need the
 * remotes' pages, and every page is then composed once. A shell of an earlier version of the tool is replaced first: without
 * a serial, this version cannot compose pages with it.
 */
export async function publishingOrder(workspace: string, store: Store): Promise<string[]> {
  const packages = listSitePackages(workspace);
  const shell = liveShell(await readPointers(store, ['shell']));
  return shell?.serial === 0 ? packages : packages.toReversed();
}
