import type { ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import type { Pointer } from '../release/parsePointer';
import { isObjectKey } from '../store/isObjectKey';
import { isPageKey } from '../store/pageKeys';
import { readPageIndex, writePageIndex, type IndexedPage, type PageIndex } from '../store/pageIndex';
import type { Store } from '../store/Store';
import { Comparison } from './Comparison';
import type { PageComposer } from './PageComposer';
import { pageQuality } from './pageQuality';
import type { PartPlan } from './planPages';

/** The index of the files in the site's root is beside that of the page that unknown paths get, which is number 0. */
const INDEX = { owner: 'shell', group: 1 } as const;

/** Whether a key in an index is that of a file in the root. The index may be damaged. */
function isSiteFile(key: string): boolean {
  return isObjectKey(key) && !key.includes('/') && !isPageKey(key);
}

const NOTHING_WRITTEN: ReadonlyMap<string, string> = new Map();

/** Plans the files in the site's root, such as robots.txt, which the shell composes. */
export class SiteFilesPlanner {
  private readonly mark: string;
  private readonly brotliQuality: number;

  constructor(
    private readonly store: Store,
    private readonly composer: PageComposer,
    private readonly shell: Pointer<ShellRelease>,
  ) {
    this.mark = compositionMark(shell, undefined);
    this.brotliQuality = pageQuality(shell);
  }

  /**
   * Composes the files only if they are not as the live shell's last publisher left them: that needs a process. Those that
   * the index names and the live shell does not have are deleted.
   *
   * @param readsAll whether an index is not to be believed
   * @throws UserError when the shell's bundle fails
   */
  async plan(readsAll: boolean): Promise<PartPlan> {
    const before = await readPageIndex(this.store, INDEX.owner, INDEX.group);
    if (!readsAll && (await this.areUpToDate(before))) {
      return { changes: [], record: () => Promise.resolve() };
    }
    const files = await this.composer.composeSiteFiles(this.shell);
    const left = [...before.keys()].filter((key) => isSiteFile(key) && !files.has(key));
    const comparison = await this.read([...files.keys(), ...left]);
    for (const [key, content] of files) await comparison.compare(key, content);
    for (const key of left) comparison.remove(key);
    const record = async (written: ReadonlyMap<string, string>) => {
      const index = new Map(
        [...files.keys()].map((key): [string, IndexedPage] => [
          key,
          { mark: this.mark, etags: comparison.etagsAfter(key, written) },
        ]),
      );
      await writePageIndex(this.store, INDEX.owner, INDEX.group, { index, before });
    };
    return { changes: comparison.changes, record };
  }

  private read(keys: Iterable<string>): Promise<Comparison> {
    return Comparison.read(this.store, [...keys], { brotliQuality: this.brotliQuality });
  }

  private async areUpToDate(index: PageIndex): Promise<boolean> {
    if (index.size === 0 || [...index.values()].some(({ mark }) => mark !== this.mark)) return false;
    const present = await this.read(index.keys());
    return [...index].every(([key, { etags }]) =>
      present.etagsAfter(key, NOTHING_WRITTEN).every((etag, position) => etag === etags[position]),
    );
  }
}
