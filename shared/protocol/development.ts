/**
 * Version of the release that `farekite dev` serves while its sources change. Published releases have a
 * content hash in its place, so none of them can have this version.
 */
export const DEVELOPMENT_VERSION = 'development';

/** The part of react-refresh's runtime through which compiled modules register their components. */
export interface RefreshRuntime {
  /** @param id the component's module and its name in it */
  readonly register: (type: unknown, id: string) => void;
}

/**
 * Gives a remote that `farekite dev` builds the shell's react-refresh runtime: React accepts updates from one
 * runtime only, and the shell and the remote render into the same React tree.
 *
 * @param packageName prefixes the ids of its components, because two packages may bundle the same module
 */
export type RefreshRuntimeForPackage = (packageName: string) => RefreshRuntime;

/** Name of the global variable in which the shell's development build keeps its {@link RefreshRuntimeForPackage}. */
export const REFRESH_RUNTIME_GLOBAL = '__FAREKITE_REFRESH_RUNTIME__';
