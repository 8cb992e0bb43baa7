import { createStore } from '@farekite/shared/hooks';

/** One login opens both pages, one logout closes both. */
export const loginStore = createStore(false);
