/**
 * What the shell lends to the loading code that webpack writes into every remote. It gives each
 * element the hash that the pointer names, and one that nothing matches when it names none.
 */
export interface AssetGuard {
  secureScript(element: HTMLScriptElement, url: string): void;
  secureStyle(element: HTMLLinkElement, url: string): void;
}

/** Name of the global variable that holds the {@link AssetGuard}. */
export const ASSET_GUARD_GLOBAL = '__FAREKITE_ASSETS__';

export type AssetGuardGlobal = typeof ASSET_GUARD_GLOBAL;
