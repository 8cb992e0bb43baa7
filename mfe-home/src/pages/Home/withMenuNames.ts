import { menuEntries, type RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';

/** Promoted deal pages with the names that the menu gives them. For data modules, which run while the package is built. */
export function withMenuNames<Deal extends { readonly path: RoutePath }>(
  deals: readonly Deal[],
): readonly (Deal & { readonly name: Localized<string> })[] {
  return deals.map((deal) => {
    const entry = menuEntries('deals').find(({ path }) => path === deal.path);
    if (!entry) throw new Error(`The menu of deals does not list ${deal.path}`);
    return { ...deal, name: entry.name };
  });
}
