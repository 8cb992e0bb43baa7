/**
 * Sets the `integrity` attribute of the elements with which a remote loads its files. A file that the manifest
 * does not name gets a hash that no file has, so that the browser refuses it.
 */
export interface IntegrityRegistry {
  secureScript(element: HTMLScriptElement, url: string): void;
  secureStyle(element: HTMLLinkElement, url: string): void;
}

/** The global variable with the shell's {@link IntegrityRegistry}. */
export const INTEGRITY_REGISTRY_GLOBAL = '__FAREKITE_ASSETS__';

declare global {
  interface Window {
    [INTEGRITY_REGISTRY_GLOBAL]?: IntegrityRegistry;
  }
}
