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
  /** The namespaces of its texts. @see textFiles */
  readonly namespaces: readonly string[];
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
   */
  readonly languages: readonly string[];
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
  /** The scripts with its own texts, by language. A document preloads those in its own. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The bundle for Node; it exports a {@link ShellServer}. */
  readonly server: string;
  /** The site's paths, each with the remote that owns it. */
  readonly routes: readonly Route[];
  /** Majors of the contract whose remotes it can show: two while the remotes move from one to the next. */
  readonly hosts: readonly number[];
  /**
   * Where browsers tell of visits, and the script that does so.
   * @default nowhere
   */
  readonly telemetry?: { readonly endpoint: string; readonly script: string };
  /** Packages in the share scope, with their exact versions. */
  readonly provides: Readonly<Record<string, string>>;
}

/** `release.json` of a release. The pointer `live/<name>.json` is a copy of the live release's. */
export type ReleaseManifest = RemoteRelease | ShellRelease;

/** Path of a release's folder on the site's origin, with a trailing slash. */
export function releasePath({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `/releases/${name}/${version}/`;
}

/** The files of a namespace in one language, and the name of its module in the container. */
interface TextFiles {
  readonly module: `./${string}`;
  /** The script from which the browser loads it, relative to the release's folder. */
  readonly script: string;
  /** The JSON file that the release tool reads, relative to the release's folder. */
  readonly server: string;
}

/** Where a remote's release has a namespace in one of its languages. */
export function textFiles(language: string, namespace: string): TextFiles {
  const name = `locales/${language}/${namespace}`;
  return { module: `./${name}`, script: `browser/${name}.js`, server: `server/${name}.json` };
}
