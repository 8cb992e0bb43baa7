export { createStore, type Store } from './createStore';
export { useEarlyInput } from './useEarlyInput';
export { useLazyModule, type LazyModule } from './useLazyModule';
export { useOnScreen } from './useOnScreen';
export { useStore } from './useStore';
