export { createStore, useStore, type Store } from './createStore';
export { useEarlyInput } from './useEarlyInput';
export { useLazyModule, type LazyModule } from './useLazyModule';
export { useOnScreen } from './useOnScreen';
