import { useMemo, useState } from 'react';
import { useLazyModule } from '@farekite/shared/hooks';

const importSearch = () => import(/* webpackChunkName: "airports" */ './airportSearch');

export interface Suggestions {
  /** The airports that match the text, also while the list is closed; `undefined` until they are loaded. */
  readonly matches: readonly string[] | undefined;
  /** The options of the list; empty while it is closed. */
  readonly suggestions: readonly string[];
  /** Whether the visitor has opened the list and not closed it; it is shown when the airports are loaded. */
  readonly isOpen: boolean;
  /** Why there is no list for the text: no airport matches, or the airports failed to load. */
  readonly problem: 'none' | 'failed' | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/** The list of airports for a text. They are loaded when the list opens for the first time. */
export function useSuggestions(text: string): Suggestions {
  const { module: search, hasFailed, load } = useLazyModule(importSearch);
  // The message stays while each key starts another attempt: a message that comes back is announced again.
  const [hasEverFailed, setHasEverFailed] = useState(false);
  if (hasFailed && !hasEverFailed) setHasEverFailed(true);
  const [isOpen, setIsOpen] = useState(false);
  const matches = useMemo(() => search?.suggestAirports(text), [search, text]);
  return {
    matches,
    suggestions: (isOpen && matches) || [],
    isOpen,
    problem: isOpen && text.trim() !== '' ? problemOf(matches, hasEverFailed) : undefined,
    open: () => {
      load();
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}

function problemOf(matches: Suggestions['matches'], hasFailed: boolean): Suggestions['problem'] {
  if (matches) return matches.length === 0 ? 'none' : undefined;
  return hasFailed ? 'failed' : undefined;
}
