import { useCallback, useRef, useState } from 'react';
import { useReportError } from '../contract/page';

export interface LazyModule<Module> {
  /** `undefined` until it is loaded. */
  readonly module: Module | undefined;
  /** Whether the last attempt failed; `load` tries again. */
  readonly hasFailed: boolean;
  /** Starts loading, unless the module is loaded or being loaded. */
  readonly load: () => void;
}

/**
 * Loads a part of a page when it is first needed. A failure is reported to the shell and leaves the page as
 * it is.
 *
 * @param importModule `() => import('./Part')`; the same function on every render
 */
export function useLazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);
  const reportError = useReportError();

  const load = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    setHasFailed(false);
    importModule().then(
      // React would call a module that is a function.
      (loaded) => setModule(() => loaded),
      (error: unknown) => {
        isRequested.current = false;
        setHasFailed(true);
        reportError(error);
      },
    );
  }, [importModule, reportError]);

  return { module, hasFailed, load };
}
