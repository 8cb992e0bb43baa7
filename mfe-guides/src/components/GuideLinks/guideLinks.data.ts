import { menuEntries } from '@farekite/shared/contract';
import { contentOf } from '@farekite/tooling/pages';
import type { CityGuideContent } from '../../content/CityGuideContent';

/** Every city guide with its city and its stamps, in the order of the menu. */
export default menuEntries('guides').map(({ path }) => {
  const { city, illustration, blogStamp } = contentOf<CityGuideContent>(module, path);
  return { path, cityName: city.name, illustration, blogStamp };
});
