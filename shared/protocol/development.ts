/** The version of what `farekite dev` serves. Published releases have a hash in its place. */
export const DEVELOPMENT_VERSION = 'development';

export interface RefreshRuntime {
  /** @param id module and name of the component */
  readonly register: (type: unknown, id: string) => void;
}

/**
 * Gives a remote the shell's react-refresh runtime: React accepts updates from one runtime only.
 *
 * @param packageName prefixes the ids of its components, because two packages may bundle the same module
 */
export type RefreshRuntimeForPackage = (packageName: string) => RefreshRuntime;

/** The global variable with the shell's {@link RefreshRuntimeForPackage}. */
export const REFRESH_RUNTIME_GLOBAL = '__FAREKITE_REFRESH_RUNTIME__';

declare global {
  interface Window {
    [REFRESH_RUNTIME_GLOBAL]?: RefreshRuntimeForPackage;
  }
}
