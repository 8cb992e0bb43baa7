import { pagesWithContent } from '@farekite/shared/testing';
import type { CityGuideContent } from '../content/CityGuideContent';

/** Every city guide that the remote exposes, with its content. */
export const GUIDE_PAGES = pagesWithContent<CityGuideContent>(module, (path) => path.endsWith('-guide'));
