import { menuEntries } from '@farekite/shared/contract';
import { contentOf } from '@farekite/tooling/pages';
import type { DealPageContent } from '../../../content/DealPageContent';
import { lowestFare } from '../lowestFare';

/** Every deal page with its name, its illustration and its lowest fare in US dollars, in the order of the menu. */
export default menuEntries('deals').map(({ path, name }) => {
  const { illustration, deals } = contentOf<DealPageContent>(module, path);
  return { path, name, illustration, lowestPrice: lowestFare(deals).price };
});
