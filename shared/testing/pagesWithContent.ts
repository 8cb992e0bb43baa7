import { contentOf, packageDirectory } from '@farekite/tooling/pages';
import type { PageComponent } from '../contract/page';
import { exposedPages } from './exposedPages';

export interface PageWithContent<Content> {
  readonly path: string;
  readonly Page: PageComponent;
  readonly content: Content;
}

/**
 * The pages of a remote with the content that they show, so that tests of content cover a new page without naming it.
 *
 * @param module any module of the remote: its variable `module`
 * @param hasContent for a remote that has other pages too. @default every page
 * @throws Error when one of these pages has no content file
 */
export function pagesWithContent<Content>(
  module: NodeJS.Module,
  hasContent: (path: string) => boolean = () => true,
): readonly PageWithContent<Content>[] {
  return Object.entries(exposedPages(packageDirectory(module.filename)))
    .filter(([path]) => hasContent(path))
    .map(([path, Page]) => ({ path, Page, content: contentOf<Content>(module, path) }));
}
