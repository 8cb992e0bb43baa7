import type { RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import { integrityOf } from '../release/integrity';
import { labelOf, serializeManifest } from '../release/manifest';
import type { Pointer, Publication } from '../release/parsePointer';
import { compress, CONCURRENT_COMPRESSIONS, decompress, type CompressedVariant } from '../store/compress';
import { pageKey } from '../store/pageKeys';
import { manifestOf } from '../store/pointers';
import type { ReadReleaseFile } from '../store/releases';
import { inParallel } from '../util/inParallel';
import { Spool, type SpooledValue } from '../util/Spool';
import { composeDocuments, composeSiteFiles } from './composeDocuments';
import { pageQuality } from './pageQuality';

/** Much more than any batch of pages takes, because the limit is there for endless loops only. */
const RENDER_TIMEOUT_MS = 30_000;

export interface ComposeOptions {
  /** The time limit for rendering a batch of pages. @default 30 seconds */
  readonly timeoutMs?: number;
}

/** Pages that are composed together, from the same releases. */
export interface PageBatch {
  readonly shell: Pointer<ShellRelease>;
  /** The release that shows the pages; `undefined` for those that the shell shows alone. */
  readonly remote: Pointer<RemoteRelease> | undefined;
  /** `null` for the page that unknown paths get. Each page is composed in all languages of the shell. */
  readonly paths: readonly (RoutePath | null)[];
}

export interface ComposedPage {
  readonly key: string;
  readonly content: Buffer;
  /** Known when the page was prepared. */
  readonly variants?: readonly CompressedVariant[];
}

/** A page in the spool. Its content is not there beside its compressed variants. */
type SpooledPage = Omit<ComposedPage, 'content'> & { readonly content: Buffer | undefined };

/** The files of the shell that every batch of pages needs. */
function neededByAll({ server, style }: ShellRelease): string[] {
  return [server, style];
}

function nameOf({ shell, remote, paths }: PageBatch): string {
  return `${compositionMark(shell, remote)} ${paths.join(' ')}`;
}

/** Composes documents from releases. It holds a few batches of them in memory at a time, however many there are. */
export class PageComposer implements AsyncDisposable {
  private readonly spool = new Spool();
  private readonly prepared = new Map<string, SpooledValue>();
  private readonly shellFiles = new Map<string, Promise<Buffer>>();
  private readonly siteFiles = new Map<string, ReturnType<typeof composeSiteFiles>>();

  constructor(
    private readonly readReleaseFile: ReadReleaseFile,
    private readonly options: ComposeOptions = {},
  ) {}

  /**
   * Composes and compresses pages before they are needed, and keeps them in a temporary file.
   * @throws UserError when one does not render
   */
  async prepare(batch: PageBatch): Promise<void> {
    const name = nameOf(batch);
    if (this.prepared.has(name)) return;
    const pages = await this.composeNow(batch);
    const variants = new Map<string, CompressedVariant[]>();
    await inParallel(pages, CONCURRENT_COMPRESSIONS, async ({ key, content }) => {
      variants.set(key, await compress(key, content, pageQuality(batch.shell)));
    });
    const spooled = pages.map(({ key, content }): SpooledPage => {
      const known = variants.get(key) ?? [];
      return { key, content: known.length > 0 ? undefined : content, variants: known };
    });
    this.prepared.set(name, await this.spool.write(spooled));
  }

  /** Composes pages, or reads those that were prepared. @throws UserError when one does not render */
  async compose(batch: PageBatch): Promise<readonly ComposedPage[]> {
    const prepared = this.prepared.get(nameOf(batch));
    if (!prepared) return this.composeNow(batch);
    const pages = (await this.spool.read(prepared)) as SpooledPage[];
    return pages.map((page) => ({ ...page, content: page.content ?? decompress(page.variants ?? []) }));
  }

  /** The files in the site's root, by their keys. @throws UserError when the shell's bundle fails */
  async composeSiteFiles(shell: ShellRelease & Partial<Publication>): Promise<ReadonlyMap<string, Buffer>> {
    const files =
      this.siteFiles.get(shell.version) ?? composeSiteFiles(manifestOf(shell), this.readFile, this.timeoutMs);
    this.siteFiles.set(shell.version, files);
    return files;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.spool[Symbol.asyncDispose]();
  }

  private get timeoutMs(): number {
    return this.options.timeoutMs ?? RENDER_TIMEOUT_MS;
  }

  /** Reads the bundle and the stylesheet of the shell, which every batch needs, once. */
  private readonly readFile: ReadReleaseFile = (release, file) => {
    if (release.kind !== 'shell' || !neededByAll(release).includes(file)) {
      return this.readReleaseFile(release, file);
    }
    const name = `${labelOf(release)} ${file}`;
    const content = this.shellFiles.get(name) ?? this.readReleaseFile(release, file);
    this.shellFiles.set(name, content);
    return content;
  };

  private async composeNow({ shell, remote, paths }: PageBatch): Promise<readonly ComposedPage[]> {
    const manifest = remote && manifestOf<RemoteRelease>(remote);
    const documents = await composeDocuments({
      shell: manifestOf<ShellRelease>(shell),
      remote: manifest,
      manifestIntegrity: manifest && integrityOf(serializeManifest(manifest)),
      paths,
      generator: compositionMark(shell, remote),
      readFile: this.readFile,
      timeoutMs: this.timeoutMs,
    });
    return documents.map(({ path, language, html }) => ({
      key: pageKey(path, language),
      content: Buffer.from(html),
    }));
  }
}
