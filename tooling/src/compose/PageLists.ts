import { availableParallelism } from 'node:os';
import type { ShellRelease } from '@farekite/shared/protocol';
import { LRUCache } from 'lru-cache';
import type { Pointer } from '../release/parsePointer';
import { isPageKey } from '../store/pageKeys';
import type { Store } from '../store/Store';
import { keysOf } from './pageBatches';
import { pageGroups, type PageGroup } from './pageGroups';

/**
 * Pages and compressed variants that a list of the store has, with their ETags as far as the store tells these there. What
 * is missing does not exist.
 */
export type ListedPages = ReadonlyMap<string, string | undefined>;

/** What all these keys begin with. */
function commonPrefix(keys: readonly string[]): string {
  const [first = '', ...others] = keys;
  let length = first.length;
  for (const key of others) while (!key.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/**
 * Lists the pages of a site owner by owner, with one request for a thousand objects. Only the lists that are worked on are
 * in memory.
 */
export class PageLists {
  private readonly prefixes = new Map<string, string>();
  private readonly lists = new LRUCache<string, Promise<ListedPages>>({ max: availableParallelism() });

  /** @param scope `shell` when the whole site is worked on, or the name of a remote for its pages alone */
  constructor(
    private readonly store: Store,
    private readonly shell: Pointer<ShellRelease>,
    private readonly scope: string,
  ) {}

  /**
   * Lists the pages of an owner.
   *
   * @param owner the remote that the routes assign the pages to; `shell` for the page that unknown paths get
   * @returns `undefined` where the whole site would be listed for the sake of one remote
   * @throws UserError when the store cannot be read
   */
  async list(owner: PageGroup['owner']): Promise<ListedPages | undefined> {
    const prefix = this.prefixes.get(owner) ?? this.findPrefix(owner);
    this.prefixes.set(owner, prefix);
    if (prefix === '' && this.scope !== 'shell') return undefined;
    const list = this.lists.get(prefix) ?? this.listPages(prefix);
    this.lists.set(prefix, list);
    return list;
  }

  private findPrefix(owner: string): string {
    if (owner === 'shell') return commonPrefix(keysOf({ shell: this.shell, paths: [null] }));
    const paths = pageGroups(this.shell, owner).flatMap((group) => group.paths);
    const prefix = commonPrefix(keysOf({ shell: this.shell, paths }));
    // Only a folder of their own: many other pages may begin with the same letter.
    return prefix.slice(0, prefix.lastIndexOf('/') + 1);
  }

  private async listPages(prefix: string): Promise<ListedPages> {
    const pages = new Map<string, string | undefined>();
    for await (const { key, etag } of this.store.list(prefix)) if (isPageKey(key)) pages.set(key, etag);
    return pages;
  }
}
