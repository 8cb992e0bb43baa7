import * as refreshRuntime from 'react-refresh/runtime';
import { REFRESH_RUNTIME_GLOBAL, type LendRefreshRuntime } from '@farekite/shared/contract';

declare global {
  interface Window {
    [REFRESH_RUNTIME_GLOBAL]?: LendRefreshRuntime;
  }
}

refreshRuntime.injectIntoGlobalHook(window);

// Two rooms that bundle the same component of the contract package give it the same id.
window[REFRESH_RUNTIME_GLOBAL] = (room) => ({
  ...refreshRuntime,
  register: (type, id) => {
    refreshRuntime.register(type, `${room} ${id}`);
  },
});
