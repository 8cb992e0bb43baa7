import type { ShellRelease } from '@farekite/shared/protocol';
import { isPageKey } from '../store/pageKeys';
import type { Store } from '../store/Store';
import { keysOf } from './pageBatches';
import type { Live } from './PageComposer';
import { pageGroups } from './pageGroups';

/** The folder that contains all objects with these keys; an empty text for the root. */
function commonFolder(keys: readonly string[]): string {
  const [first = '', ...others] = keys;
  let length = first.length;
  for (const key of others) while (!key.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, first.lastIndexOf('/', length - 1) + 1);
}

/**
 * The ETags of pages and their compressed variants, by their keys, as far as a list tells them. It takes one request for a
 * thousand objects. Of a remote whose pages have no folder of their own it tells none, because it would list the whole site.
 *
 * @param scope `shell` for all pages of the site, or the name of a remote for its pages
 * @throws UserError when the store cannot be read
 */
export async function listEtags(
  store: Store,
  shell: Live<ShellRelease>,
  scope: string,
): Promise<ReadonlyMap<string, string>> {
  const etags = new Map<string, string>();
  const folder =
    scope === 'shell'
      ? ''
      : commonFolder(pageGroups(shell, scope).flatMap(({ paths }) => keysOf({ shell, paths })));
  if (folder === '' && scope !== 'shell') return etags;
  for await (const { key, etag } of store.list(folder)) {
    if (etag !== undefined && isPageKey(key)) etags.set(key, etag);
  }
  return etags;
}
