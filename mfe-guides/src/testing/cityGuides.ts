import { pagesWithContent } from '@farekite/shared/testing';
import type { CityGuideContent } from '../content/CityGuideContent';

/** Every city guide that the remote exposes, with its content. */
export const CITY_GUIDES = pagesWithContent<CityGuideContent>(module, (path) => path.endsWith('-guide'));
