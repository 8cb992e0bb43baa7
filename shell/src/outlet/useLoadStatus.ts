import { useSyncExternalStore } from 'react';
import type { LoadStatus, PageResource } from '../remotes/PageSource';

const READY: LoadStatus = { phase: 'ready' };

export function useLoadStatus({ subscribe, getStatus, prerendered }: PageResource): LoadStatus {
  // A prerendered page was composed with the page in it. Were it hydrated with another status, because the page is
  // late already, React would discard it.
  return useSyncExternalStore(subscribe, getStatus, prerendered ? () => READY : getStatus);
}
