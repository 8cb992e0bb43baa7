import type { RoutePath } from '@farekite/shared/contract';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { compositionMark } from '../release/compositionMark';
import { integrityOf } from '../release/integrity';
import { serializeManifest } from '../release/manifest';
import { compress, type CompressedVariant } from '../store/compress';
import { pageKey } from '../store/pageKeys';
import type { Publication } from '../release/parsePointer';
import { manifestOf } from '../store/pointers';
import type { ReadReleaseFile } from '../store/releases';
import { composeDocuments, composeSiteFiles } from './composeDocuments';

/** Much more than any release takes, because the limit is there for endless loops only. */
const RENDER_TIMEOUT_MS = 30_000;

export interface ComposeOptions {
  /** The time limit for rendering the pages of one release. @default 30 seconds */
  readonly timeoutMs?: number;
}

/** Documents by the keys of their pages. */
type Documents = ReadonlyMap<string, Buffer>;

/** A live release, or one that is about to go live. */
export type Live<R extends ReleaseManifest> = R & Publication;

/** Composes documents from releases, and compresses them. What was done once is not done again. */
export class PageComposer {
  private readonly composed = new Map<string, Promise<Documents>>();
  private readonly compressed = new WeakMap<Buffer, Promise<CompressedVariant[]>>();

  constructor(
    private readonly readFile: ReadReleaseFile,
    private readonly options: ComposeOptions = {},
  ) {}

  /**
   * Composes all pages that the shell's routes assign to a remote, in all languages of the shell.
   * @throws UserError when one does not render
   */
  async composeRemote(shell: Live<ShellRelease>, remote: Live<RemoteRelease>): Promise<Documents> {
    const paths = shell.routes.filter((route) => route.remote === remote.name).map(({ path }) => path);
    return this.once(compositionMark(shell, remote), () => this.compose(shell, remote, paths));
  }

  /**
   * Composes pages whose remote has no live release, and the page that unknown paths get.
   * @throws UserError when one does not render
   */
  async composeWithoutRemote(
    shell: Live<ShellRelease>,
    paths: readonly (RoutePath | null)[],
  ): Promise<Documents> {
    return this.once(`${compositionMark(shell, undefined)} ${paths.join(' ')}`, () =>
      this.compose(shell, undefined, paths),
    );
  }

  /** The files in the site's root, by their keys. @throws UserError when the shell's bundle fails */
  async composeSiteFiles(shell: ShellRelease & Partial<Publication>): Promise<Documents> {
    return this.once(`files of ${shell.version}`, () =>
      composeSiteFiles(manifestOf(shell), this.readFile, this.timeoutMs),
    );
  }

  /** The compressed variants of a document, or of another object of a site's pages. */
  async compress(key: string, content: Buffer): Promise<readonly CompressedVariant[]> {
    const known = this.compressed.get(content) ?? compress(key, content);
    this.compressed.set(content, known);
    return known;
  }

  private get timeoutMs(): number {
    return this.options.timeoutMs ?? RENDER_TIMEOUT_MS;
  }

  private once(name: string, compose: () => Promise<Documents>): Promise<Documents> {
    const known = this.composed.get(name) ?? compose();
    this.composed.set(name, known);
    return known;
  }

  private async compose(
    shell: Live<ShellRelease>,
    remote: Live<RemoteRelease> | undefined,
    paths: readonly (RoutePath | null)[],
  ): Promise<Documents> {
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
    return new Map(documents.map(({ path, language, html }) => [pageKey(path, language), Buffer.from(html)]));
  }
}
