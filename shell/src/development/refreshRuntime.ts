import * as refreshRuntime from 'react-refresh/runtime';
import { REFRESH_RUNTIME_GLOBAL } from '@farekite/shared/protocol';

refreshRuntime.injectIntoGlobalHook(window);

// Two packages that bundle the same shared component use the same id for it.
window[REFRESH_RUNTIME_GLOBAL] = (packageName) => ({
  ...refreshRuntime,
  register: (type, id) => {
    refreshRuntime.register(type, `${packageName} ${id}`);
  },
});
