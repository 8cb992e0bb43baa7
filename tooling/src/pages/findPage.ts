import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../util/UserError';
import { componentName, contentName } from './pageNames';

/** A page with a file of its own, whose default export is the page. */
export interface PageFile {
  readonly kind: 'file';
  /** Relative to the package: `./src/pages/FlightResults/FlightResults.tsx`. */
  readonly file: string;
}

/** A page that a template makes from a content file. Both are relative to the package. */
export interface ContentPage {
  readonly kind: 'content';
  /** `./src/content/DealPage/topAirlines.ts`; its default export is the content. */
  readonly content: string;
  /** `./src/pages/DealPage/defineDealPage.tsx` */
  readonly template: string;
  /** The function of the template file that makes a page from the content: `defineDealPage`. */
  readonly define: string;
}

/** The files that a page is built from. */
export type PageSource = PageFile | ContentPage;

/** Marks a request for the page that is made from a content file, rather than for the content itself. */
export const CONTENT_PAGE_QUERY = '?page';

/** The names of the folders directly in a folder; none when the folder does not exist. */
function subfolders(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The template that shows a content file, by the folder that the content is in: `DealPage`. */
export function templateOf(name: string): Pick<ContentPage, 'template' | 'define'> {
  return { template: `./src/pages/${name}/define${name}.tsx`, define: `define${name}` };
}

/** The content files of a page. More than one is an error, which `findPage` reports. */
export function contentFiles(directory: string, path: string): { template: string; content: string }[] {
  return subfolders(join(directory, 'src/content'))
    .map((template) => ({ template, content: `./src/content/${template}/${contentName(path)}.ts` }))
    .filter(({ content }) => existsSync(join(directory, content)));
}

/**
 * Finds the source of a remote's page by the name of its path: a page file of its own, or else a content
 * file with the template that shows it.
 *
 * @param directory the remote's folder
 * @throws UserError when there is neither, or more than one content file
 */
export function findPage(directory: string, path: string): PageSource {
  const name = componentName(path);
  const file = `./src/pages/${name}/${name}.tsx`;
  if (existsSync(join(directory, file))) return { kind: 'file', file };
  const found = contentFiles(directory, path);
  const [first, ...others] = found;
  if (!first || others.length > 0) {
    throw new UserError(
      first
        ? `${path} has several content files in ${directory}: ${found.map(({ content }) => content).join(', ')}`
        : `The package in ${directory} has no file for its page ${path}`,
      `Write ${file}, or one content file ./src/content/TEMPLATE/${contentName(path)}.ts that ./src/pages/TEMPLATE/defineTEMPLATE.tsx shows. Which package a path belongs to is in shared/contract/routes.json.`,
    );
  }
  const { template, define } = templateOf(first.template);
  if (!existsSync(join(directory, template))) {
    throw new UserError(
      `${first.content} in ${directory} is the content of ${path}, but there is no template for it`,
      `Write ${template} with the function ${define}, or the page file ${file}.`,
    );
  }
  return { kind: 'content', content: first.content, template, define };
}
