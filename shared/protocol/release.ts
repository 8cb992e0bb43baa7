import type { Route, RoutePath } from '../contract/routes';

/** `sha384-` and the base64 of the hash. */
export type Integrity = `sha384-${string}`;

/** Files are relative to the release's folder, here and below. */
export interface ReleasePage {
  /** Its name in the container: `./first-class-deals`. */
  readonly module: `./${string}`;
  /** The bundle for Node. */
  readonly server: string;
  /** Those that the page needs at once, without the entry. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** @see textFiles */
  readonly namespaces: readonly string[];
}

interface Release {
  readonly name: string;
  /** A hash of the content: 16 hexadecimal digits. */
  readonly version: string;
  /** The version of the contract that it was built against. */
  readonly contract: string;
  /** Those that all pages of a remote speak, or the site. Its reader may not know all of them. */
  readonly languages: readonly string[];
  /** Every file of the release. */
  readonly files: Readonly<Record<string, Integrity>>;
}

export interface RemoteRelease extends Release {
  readonly kind: 'remote';
  /** The global variable of the module federation container. */
  readonly container: string;
  /** The container's script. */
  readonly entry: string;
  readonly pages: Readonly<Partial<Record<RoutePath, ReleasePage>>>;
  /** Packages that the shell has to provide, with their semver ranges. */
  readonly shared: Readonly<Record<string, string>>;
}

export interface ShellRelease extends Release {
  readonly kind: 'shell';
  readonly script: string;
  /** Scripts that run before it, in this order. @default none */
  readonly libraries?: readonly string[];
  /** All of them in one, with React's development build, for `farekite dev`. */
  readonly development?: string;
  readonly style: string;
  /** Scripts by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The bundle for Node, which exports a {@link ShellServer}. */
  readonly server: string;
  readonly routes: readonly Route[];
  /** Majors of the contract whose remotes it can show. */
  readonly hosts: readonly number[];
  /** Where browsers tell of visits, and the script that does so. @default nowhere */
  readonly telemetry?: { readonly endpoint: string; readonly script: string };
  /** Packages with their exact versions. */
  readonly provides: Readonly<Record<string, string>>;
}

/** `release.json` */
export type ReleaseManifest = RemoteRelease | ShellRelease;

export function releasePath({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `/releases/${name}/${version}/`;
}

/** Where a remote's release has a namespace in a language: in its container, for browsers and for the release tool. */
export function textFiles(language: string, namespace: string) {
  const name = `locales/${language}/${namespace}` as const;
  return { module: `./${name}`, script: `browser/${name}.js`, server: `server/${name}.json` } as const;
}
