import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageComponent, PageModule } from '../contract/page';

interface RemotePackage {
  readonly farekite: { readonly pages: Readonly<Record<string, string>> };
}

/**
 * Every page that a remote's package.json lists, by path, as the build exposes it: a new one is
 * tested without being named in a test.
 *
 * @param directory the remote's folder
 * @throws TypeError when a listed module exports anything but one page, as its default
 */
export function exposedPages(directory: string): Readonly<Record<string, PageComponent>> {
  const { farekite } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as RemotePackage;
  return Object.fromEntries(
    Object.entries(farekite.pages).map(([path, source]) => {
      const module = jest.requireActual<Partial<PageModule>>(join(directory, source));
      if (Object.keys(module).join() !== 'default' || typeof module.default?.head !== 'function') {
        throw new TypeError(
          `${source} must export a page made with definePage as its default, and nothing else`,
        );
      }
      return [path, module.default];
    }),
  );
}
