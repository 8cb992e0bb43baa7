import { PageComposer } from '../compose/PageComposer';
import type { PageChange } from '../compose/Comparison';
import { planPages, type PlanOptions } from '../compose/planPages';
import { readPointers } from '../store/pointers';
import { storedFiles } from '../store/releases';
import type { Store } from '../store/Store';

/** All changes that make the pages of a site match its pointers. */
export async function planAll(store: Store, options: PlanOptions): Promise<PageChange[]> {
  await using composer = new PageComposer(storedFiles(store));
  const pointers = await readPointers(store);
  const changes: PageChange[] = [];
  for (const part of planPages(store, composer, pointers, options))
    changes.push(...(await part.plan(pointers)).changes);
  return changes;
}
