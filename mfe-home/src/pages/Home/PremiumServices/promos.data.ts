import { menuEntries, type RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import { PROMOS, type Promo } from '../../../content/promos';

export interface NamedPromo extends Promo {
  readonly name: Localized<string>;
}

function nameOf(path: RoutePath): Localized<string> {
  const entry = menuEntries('deals').find((deal) => deal.path === path);
  if (!entry) throw new Error(`The menu of deals does not list ${path}`);
  return entry.name;
}

/** The promoted deal pages with the names that the menu gives them. */
const promos: readonly NamedPromo[] = PROMOS.map((promo) => ({ ...promo, name: nameOf(promo.path) }));

export default promos;
