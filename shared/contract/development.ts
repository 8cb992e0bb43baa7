/**
 * Version of a release that `farekite dev` builds from sources as they are saved. It stands where a
 * published release has its content hash, so no published release has it.
 */
export const DEVELOPMENT_VERSION = 'development';

export type DevelopmentVersion = typeof DEVELOPMENT_VERSION;

/** The part of react-refresh's runtime by which it is told of components. */
export interface RefreshRuntime {
  /** @param id the component's module and its name in it */
  readonly register: (type: unknown, id: string) => void;
}

/**
 * Lends react-refresh's runtime to a room that is developed. Components of two rooms stand in one
 * React tree, and only one runtime can tell React which of them have changed.
 *
 * @param room its name, which keeps its components apart from those of others
 */
export type LendRefreshRuntime = (room: string) => RefreshRuntime;

/** Name of the global variable that holds the {@link LendRefreshRuntime} of the shell's development build. */
export const REFRESH_RUNTIME_GLOBAL = '__FAREKITE_REFRESH_RUNTIME__';

export type RefreshRuntimeGlobal = typeof REFRESH_RUNTIME_GLOBAL;
