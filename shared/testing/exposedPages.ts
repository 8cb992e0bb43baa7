import { join } from 'node:path';
import { pageSourceFile, pathsOf } from '@farekite/tooling/pages';
import type { PageComponent } from '../contract/page';

function requirePage(directory: string, file: string): PageComponent {
  const module = jest.requireActual<Readonly<Record<string, unknown>>>(join(directory, file));
  const page = module.default as PageComponent | undefined;
  if (Object.keys(module).join() !== 'default' || typeof page?.head !== 'function') {
    throw new TypeError(`${file} must export a page made with definePage as its default, and nothing else`);
  }
  return page;
}

/** Every page of a remote by path, so that tests cover a new one. @throws TypeError when a file exports anything else */
export function exposedPages(directory: string): Readonly<Record<string, PageComponent>> {
  return Object.fromEntries(
    pathsOf(directory).map((path) => [path, requirePage(directory, pageSourceFile(directory, path))]),
  );
}
