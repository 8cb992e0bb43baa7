/**
 * Sets the `integrity` attribute of the elements with which webpack's runtime in a remote loads its files.
 * The hashes are those of the live release's manifest. A file that the manifest does not name gets a hash
 * that no file has, so the browser refuses it.
 */
export interface IntegrityRegistry {
  secureScript(element: HTMLScriptElement, url: string): void;
  secureStyle(element: HTMLLinkElement, url: string): void;
}

/** Name of the global variable in which the shell keeps the {@link IntegrityRegistry}. */
export const INTEGRITY_REGISTRY_GLOBAL = '__FAREKITE_ASSETS__';
