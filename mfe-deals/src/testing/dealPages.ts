import { join } from 'node:path';
import type { PageComponent } from '@farekite/shared/contract';
import { exposedPages } from '@farekite/shared/testing';
import type { DealPageContent } from '../content/DealPageContent';

interface DealPage {
  readonly path: string;
  readonly Page: PageComponent;
  readonly content: DealPageContent;
}

/** `/first-class-deals` → `firstClassDeals` */
function contentName(path: string): string {
  return path.slice(1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readContent(path: string): DealPageContent {
  const file = join(__dirname, '../content/DealPage', contentName(path));
  return jest.requireActual<{ readonly default: DealPageContent }>(file).default;
}

/** Every page that the remote exposes, with its content. */
export const DEAL_PAGES: readonly DealPage[] = Object.entries(exposedPages(join(__dirname, '../..'))).map(
  ([path, Page]) => ({ path, Page, content: readContent(path) }),
);
