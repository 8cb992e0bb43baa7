import type { Route, RoutePath } from '../contract/routes';

/** `sha384-` and the base64 of the hash, as the integrity attribute takes it. */
export type Integrity = `sha384-${string}`;

/** The files of one page of a remote. All paths are relative to the release's folder. */
export interface ReleasePage {
  /** The exposed module's name in the container: `./first-class-deals`. */
  readonly module: `./${string}`;
  /** The page's bundle for Node. */
  readonly server: string;
  /** Scripts that the page needs at once; neither the entry nor what it loads later. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /**
   * The files with the page's texts, by language. A document contains the one that it needs; the shell loads the others.
   * @see TextFile
   * @default the texts are in the scripts, in all languages
   */
  readonly texts?: Readonly<Record<string, string>>;
}

interface Release {
  readonly name: string;
  /** Content hash: 16 hexadecimal digits. The same sources give the same version. */
  readonly version: string;
  /** The contract version that the release was built against. */
  readonly contract: string;
  /**
   * Of a remote: the languages that all its pages speak. Whoever chose another one is shown a page in English,
   * in an element that says `lang="en"`. Of the shell: the languages in which the site is composed.
   * A manifest may name languages that its reader does not know yet.
   * @default ['en', 'es']
   * @see supportsLanguage
   */
  readonly languages?: readonly string[];
  /**
   * Of a remote: its container is built by webpack's own plugin and brings all code that it needs. Of the shell: it loads
   * such containers only.
   * @default the container needs the runtime of `@module-federation` from the shell; the shell loads both kinds
   */
  readonly containerFormat?: 'webpack';
  /** Every file of the release, relative to its folder, with its hash. */
  readonly files: Readonly<Record<string, Integrity>>;
}

/** `release.json` of a remote. */
export interface RemoteRelease extends Release {
  readonly kind: 'remote';
  /** Global variable of the module federation container. */
  readonly container: string;
  /** The container's script. */
  readonly entry: string;
  readonly pages: Readonly<Partial<Record<RoutePath, ReleasePage>>>;
  /** Packages that the shell must provide, with the semver range that this release accepts. */
  readonly shared: Readonly<Record<string, string>>;
}

/** `release.json` of the shell. */
export interface ShellRelease extends Release {
  readonly kind: 'shell';
  readonly script: string;
  /**
   * Scripts that run before it, in this order.
   * @default none
   */
  readonly libraries?: readonly string[];
  /** All of them in one script, with React's development build, for `farekite dev`; visitors never load it. */
  readonly development?: string;
  readonly style: string;
  /**
   * The files with its own texts, by language. A shell that has them also loads those of remotes.
   * @see ReleasePage.texts
   * @default it shows no page whose texts are in files
   */
  readonly texts?: Readonly<Record<string, string>>;
  /**
   * Fonts that the documents of an earlier shell preload. Now the font is in the stylesheet.
   * @default none
   */
  readonly preload?: readonly string[];
  /** The bundle for Node; it exports a {@link ShellServer}. */
  readonly server: string;
  /** The site's paths, each with the remote that owns it. */
  readonly routes: readonly Route[];
  /**
   * Majors of the contract whose remotes it can show: two while the remotes move from one to the next.
   * @default the major of its own contract alone
   */
  readonly hosts?: readonly number[];
  /** Packages in the share scope, with their exact versions. */
  readonly provides: Readonly<Record<string, string>>;
}

/** `release.json` of a release. The pointer `live/<name>.json` is a copy of the live release's. */
export type ReleaseManifest = RemoteRelease | ShellRelease;

/** Path of a release's folder on the site's origin, with a trailing slash. */
export function releasePath({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `/releases/${name}/${version}/`;
}

/** The languages of releases that name none: those of the first contract, whatever the site speaks today. */
const UNNAMED_LANGUAGES: readonly string[] = ['en', 'es'];

/** Whether a release speaks a language. */
export function supportsLanguage({ languages }: Pick<Release, 'languages'>, language: string): boolean {
  return (languages ?? UNNAMED_LANGUAGES).includes(language);
}
