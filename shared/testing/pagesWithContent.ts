import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findPage, packageDirectory } from '@farekite/tooling/pages';
import type { PageComponent } from '../contract/page';
import { exposedPages } from './exposedPages';

export interface PageWithContent<Content> {
  readonly path: string;
  readonly Page: PageComponent;
  readonly content: Content;
}

/** `src/pages/TopAirlines/TopAirlines.tsx` shows `src/content/DealPage/topAirlines.ts`. */
function contentOf<Content>(directory: string, path: string): Content {
  const contents = join(directory, 'src/content');
  const component = basename(findPage(directory, path), '.tsx');
  const name = `${component.charAt(0).toLowerCase()}${component.slice(1)}.ts`;
  const file = readdirSync(contents, { recursive: true, encoding: 'utf8' }).find(
    (content) => basename(content) === name,
  );
  if (file === undefined) throw new Error(`${path} has no content file in ${contents}`);
  return jest.requireActual<{ default: Content }>(join(contents, file)).default;
}

/**
 * The pages of a remote with the content that they show, so that tests of content cover a new page without naming it.
 *
 * @param module any module of the remote: its variable `module`
 * @param hasContent for a remote that has other pages too. @default every page
 * @throws Error when one of these pages has no content file
 */
export function pagesWithContent<Content>(
  module: Pick<NodeJS.Module, 'filename'>,
  hasContent: (path: string) => boolean = () => true,
): readonly PageWithContent<Content>[] {
  const directory = packageDirectory(module.filename);
  return Object.entries(exposedPages(directory))
    .filter(([path]) => hasContent(path))
    .map(([path, Page]) => ({ path, Page, content: contentOf<Content>(directory, path) }));
}
