import type { Route, RoutePath } from './routes';

/** `sha384-` and the base64 of the hash, as the integrity attribute takes it. */
export type Integrity = `sha384-${string}`;

/** Where a remote keeps one of its pages. All paths are relative to the release's folder. */
export interface ReleasePage {
  /** The exposed module's name in the container: `./first-class-deals`. */
  readonly module: `./${string}`;
  /** The same page for Node. */
  readonly server: string;
  /** Scripts of the page, without the entry and without what it loads later. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Release {
  readonly name: string;
  /** Content hash: 16 hexadecimal digits. The same sources give the same version. */
  readonly version: string;
  /** The contract version that the release was built against. */
  readonly contract: string;
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
  /** Singletons that the host must provide, by semver range. */
  readonly shared: Readonly<Record<string, string>>;
}

/** `release.json` of the shell. */
export interface ShellRelease extends Release {
  readonly kind: 'shell';
  readonly script: string;
  /** The same shell with React's development build, over which `farekite dev` shows a room; visitors never load it. */
  readonly development?: string;
  readonly style: string;
  /** Files that every page needs at once and that the stylesheet names late: fonts. */
  readonly preload: readonly string[];
  /** The bundle for Node, a {@link ShellServer}. */
  readonly server: string;
  /** Whose each page is. */
  readonly routes: readonly Route[];
  /**
   * Majors of the contract whose remotes it can show. A shell that is moving from one to the next hosts
   * both; one that does not say hosts that of its own contract alone.
   */
  readonly hosts?: readonly number[];
  /** What the share scope holds, by exact version. */
  readonly provides: Readonly<Record<string, string>>;
}

/** `release.json` of a release; `live/<name>.json`, the pointer, is a copy of that of the live one. */
export type ReleaseManifest = RemoteRelease | ShellRelease;

/** The folder of a release, as an address on the site's origin, with a trailing slash. */
export function releasePath({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `/releases/${name}/${version}/`;
}
