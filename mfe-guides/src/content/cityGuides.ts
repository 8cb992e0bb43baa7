import londonGuide from './CityGuide/londonGuide';
import newYorkGuide from './CityGuide/newYorkGuide';
import parisGuide from './CityGuide/parisGuide';
import tokyoGuide from './CityGuide/tokyoGuide';
import type { CityGuideContent } from './CityGuideContent';

/** Every city guide, in the order of the menu. */
export const CITY_GUIDES: readonly CityGuideContent[] = [parisGuide, tokyoGuide, newYorkGuide, londonGuide];
