import { createStore, type Store } from '@farekite/shared/hooks';
import type { Language } from '@farekite/shared/language';
import { reloadDocument } from '../document/reloadDocument';
import { reportError } from '../errors/reportError';

/** How far the loading of something is. */
export type Phase =
  /** Nothing is missing, or nothing was asked for yet. */
  | 'ready'
  | 'loading'
  /** The visitor has asked for another attempt. */
  | 'retrying'
  /** Loading takes so long that the visitor is told; it goes on. */
  | 'slow'
  | 'failed'
  /** Only the texts in the language that was chosen have failed. */
  | 'untranslated';

/** A part of the site, the shell or a page. It is shown in a language as soon as its texts are there. */
export interface SitePart {
  readonly phase: Store<Phase>;
  /** Makes another attempt if the last one is slow or has failed. */
  readonly retry: () => void;
  readonly show: (language: Language) => void;
  /** Loads the texts for a visitor who seems about to choose a language. */
  readonly prefetch: (language: Language) => void;
}

/** What is there from the start, as where pages are composed. */
export const LOADED: SitePart = {
  phase: createStore<Phase>('ready'),
  retry: () => undefined,
  show: () => undefined,
  prefetch: () => undefined,
};

/** After this time the visitor is told that something is late. */
export const SLOW_AFTER_MS = 4_000;

export type Loading = ReturnType<typeof createLoading>;

/**
 * The attempts to load something. Several may run at a time: only the latest says how far it is. Failures are reported.
 *
 * @param lateError what is reported when the latest attempt is late
 */
export function createLoading(lateError: () => Error) {
  const phase = createStore<Phase>('ready');
  let latest = 0;
  let slow: ReturnType<typeof setTimeout> | undefined;
  /** Ends the attempts that still run: they report nothing. */
  const end = (how: Phase) => {
    latest++;
    clearTimeout(slow);
    phase.set(how);
  };
  const fail = (error: unknown, how: Phase = 'failed') => {
    reportError(error);
    end(how);
  };
  /** Begins an attempt. @param load calls `succeed`, or rejects when it has failed @param failure what is said then */
  const begin = async (how: 'loading' | 'retrying', load: () => Promise<void>, failure?: Phase) => {
    end(how);
    const attempt = latest;
    slow = setTimeout(() => {
      reportError(lateError());
      phase.set('slow');
    }, SLOW_AFTER_MS);
    try {
      await load();
    } catch (error) {
      if (attempt === latest) fail(error, failure);
    }
  };
  return {
    phase,
    begin,
    fail,
    /** Says that nothing is missing. */
    succeed: () => end('ready'),
    /** Makes another attempt at what has failed. A request that hangs ends with the document. */
    retry: (load: () => Promise<void>, failure?: Phase) => {
      const reached = phase.get();
      if (reached === 'slow') void begin('retrying', reloadDocument, failure);
      else if (reached === 'failed' || reached === 'untranslated') void begin('retrying', load, failure);
    },
  };
}
