import type { ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import { withVariants } from '../store/pageKeys';
import { readPageIndex, writePageIndex, type IndexedPage, type PageIndex } from '../store/pageIndex';
import type { Store } from '../store/Store';
import { Comparison, type PageChange } from './Comparison';
import type { Live, PageComposer } from './PageComposer';
import { pageQuality } from './pageQuality';
import type { PartPlan } from './planPages';

/** The index of the files in the site's root is beside that of the page that unknown paths get, which is number 0. */
const INDEX = { owner: 'shell', group: 1 } as const;

const NOTHING_WRITTEN: ReadonlyMap<string, string> = new Map();

/** Plans the files in the site's root, such as robots.txt, which the shell composes. */
export class SiteFilesPlanner {
  private readonly mark: string;
  private readonly brotliQuality: number;

  constructor(
    private readonly store: Store,
    private readonly composer: PageComposer,
    private readonly shell: Live<ShellRelease>,
  ) {
    this.mark = compositionMark(shell, undefined);
    this.brotliQuality = pageQuality(shell);
  }

  /**
   * Composes the files only if they are not as the live shell's last publisher left them: that needs a process.
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
    const comparison = await this.read(files.keys());
    for (const [key, content] of files) await comparison.compare(key, content);
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

  /** Deletes the files that only the shell has that was live before. */
  async planDeletions(replacedShell: ShellRelease): Promise<readonly PageChange[]> {
    const files = await this.composer.composeSiteFiles(this.shell);
    const replaced = await this.composer.composeSiteFiles(replacedShell);
    return [...replaced.keys()]
      .filter((file) => !files.has(file))
      .flatMap(withVariants)
      .map((key) => ({ key, content: null, etag: undefined }));
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
