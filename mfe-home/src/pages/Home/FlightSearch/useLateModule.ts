import { useReportError } from '@farekite/shared/contract';
import { useCallback, useRef, useState } from 'react';

export interface LateModule<Module> {
  /** `undefined` until it has come. */
  readonly module: Module | undefined;
  /** Whether the last attempt failed; the next request tries again. */
  readonly hasFailed: boolean;
  readonly request: () => void;
}

/**
 * A part of the page that is fetched when it is first needed. A failure is reported and leaves the
 * page as it is.
 *
 * @param load imports the module; always the same function
 */
export function useLateModule<Module>(load: () => Promise<Module>): LateModule<Module> {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);
  const reportError = useReportError();

  const request = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    setHasFailed(false);
    load().then(
      // A module that is a function would be taken for an update.
      (loaded) => setModule(() => loaded),
      (error: unknown) => {
        isRequested.current = false;
        setHasFailed(true);
        reportError(error);
      },
    );
  }, [load, reportError]);

  return { module, hasFailed, request };
}
