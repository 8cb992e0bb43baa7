import { join } from 'node:path';
import type { PageComponent } from '@farekite/shared/contract';
import { exposedPages } from '@farekite/shared/testing';
import type { CityGuideContent } from '../content/CityGuideContent';

interface CityGuide {
  readonly path: string;
  readonly Page: PageComponent;
  readonly content: CityGuideContent;
}

/** `/new-york-guide` → `newYorkGuide` */
function contentName(path: string): string {
  return path.slice(1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readContent(path: string): CityGuideContent {
  const file = join(__dirname, '../content/CityGuide', contentName(path));
  return jest.requireActual<{ readonly default: CityGuideContent }>(file).default;
}

/** Every city guide that the remote exposes, with its content. */
export const CITY_GUIDES: readonly CityGuide[] = Object.entries(exposedPages(join(__dirname, '../..')))
  .filter(([path]) => path.endsWith('-guide'))
  .map(([path, Page]) => ({ path, Page, content: readContent(path) }));
