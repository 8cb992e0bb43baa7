import { useSyncExternalStore } from 'react';
import type { Loadable, LoadStatus } from '../loading/LoadAttempts';

const READY: LoadStatus = { phase: 'ready' };

/** @param isPrerendered whether the document was composed with what is loaded */
export function useLoadStatus({ subscribe, getStatus }: Loadable, isPrerendered: boolean): LoadStatus {
  // Were the document hydrated with another status than it was composed with, because something is late already, React
  // would discard it.
  return useSyncExternalStore(subscribe, getStatus, isPrerendered ? () => READY : getStatus);
}
