import { addTexts, type TextFile } from '@farekite/shared/language';
import { isRemoved } from './isRemoved';
import { readJsonObject } from './readJsonObject';
import { withResolvers, type PromiseWithResolvers } from './withResolvers';

export interface LoadTextFileOptions {
  /** Ends a request that is pending, and makes a new one past the browser's cache. @default false */
  readonly renew?: boolean;
}

/** Loads text files. The texts of a file are available to the modules that they belong to when it has been loaded. */
export interface TextFiles {
  /** Whether the file has been loaded, or is contained in the document. */
  readonly has: (href: string) => boolean;
  /**
   * Loads a file that is not there yet; joins a request that is pending. Rejects when that fails. Whoever waits for a request
   * that is renewed waits for the new one.
   */
  readonly load: (href: string, options?: LoadTextFileOptions) => Promise<void>;
  /** Resolves when the file has been loaded, by whichever request; never rejects. Always the same promise for a file. */
  readonly whenLoaded: (href: string) => Promise<void>;
  /** Whether the site has removed the file with its release, as it does when many newer ones have been published. */
  readonly isRemoved: (href: string) => Promise<boolean>;
}

interface PendingRequest {
  readonly request: Promise<void>;
  readonly abortion: AbortController;
}

/**
 * @param contained the files that the document contains, by their addresses
 * @param integrityOf returns the hash that the file at an address must have
 */
export function createTextFiles(
  contained: Readonly<Record<string, TextFile>>,
  integrityOf: (href: string) => string,
): TextFiles {
  const loaded = new Set<string>(Object.keys(contained));
  const requested = new Set<string>();
  const pending = new Map<string, PendingRequest>();
  const arrivals = new Map<string, PromiseWithResolvers<void>>();
  Object.values(contained).forEach(addTexts);

  const arrivalOf = (href: string) => {
    const arrival = arrivals.get(href) ?? withResolvers();
    arrivals.set(href, arrival);
    return arrival;
  };
  const request = async (href: string, signal: AbortSignal) => {
    // The browser may have cached a broken response to the request before.
    const cache = requested.has(href) ? 'reload' : 'default';
    requested.add(href);
    const response = await fetch(href, { integrity: integrityOf(href), cache, signal });
    addTexts((await readJsonObject(response, href)) as TextFile);
    loaded.add(href);
    arrivalOf(href).resolve();
  };
  return {
    has: (href) => loaded.has(href),
    load: (href, { renew = false } = {}) => {
      if (loaded.has(href)) return Promise.resolve();
      const earlier = pending.get(href);
      if (earlier && !renew) return earlier.request;
      const abortion = new AbortController();
      const made = request(href, abortion.signal);
      const attempt: PendingRequest = {
        abortion,
        request: made.catch((error: unknown) => {
          const later = pending.get(href);
          if (later && later !== attempt) return later.request;
          throw error;
        }),
      };
      pending.set(href, attempt);
      earlier?.abortion.abort();
      const forget = () => {
        if (pending.get(href) === attempt) pending.delete(href);
      };
      attempt.request.then(forget, forget);
      return attempt.request;
    },
    whenLoaded: (href) => arrivalOf(href).promise,
    isRemoved,
  };
}
