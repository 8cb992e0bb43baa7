import { useSyncExternalStore } from 'react';
import type { LoadStatus, PageResource } from '../remotes/PageSource';

export function useLoadStatus({ subscribe, getStatus }: PageResource): LoadStatus {
  return useSyncExternalStore(subscribe, getStatus, getStatus);
}
