import { createStore } from '@farekite/shared/hooks';

/** Whether the visitor is logged in. Both pages share it: one login opens both, one logout closes both. */
export const loginStore = createStore(false);
