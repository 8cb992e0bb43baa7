import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useReportError } from '../contract/page';

export interface LazyModule<Module> {
  /** `undefined` until it is loaded. */
  readonly module: Module | undefined;
  /** Whether the last attempt failed or has had no answer for four seconds; `load` tries again. */
  readonly hasFailed: boolean;
  /** Starts loading, unless the module is loaded or being loaded. */
  readonly load: () => void;
}

const LATE_AFTER_MS = 4_000;

/** The shell hears of the first failure alone, until the part has loaded. Several components may load the same one. */
const reportedParts = new WeakSet<() => Promise<unknown>>();

/** Loads a part of a page when it is first needed. @param importModule the same function on every render */
export function useLazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);
  /** `undefined` when another attempt may begin. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reportError = useReportError();

  // An attempt that begins while a late one still runs has the same outcome: webpack requests a module only once at a time.
  const load = useCallback(() => {
    if (timer.current !== undefined) return;
    setHasFailed(false);
    const fail = (error: unknown) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setHasFailed(true);
      if (reportedParts.has(importModule)) return;
      reportedParts.add(importModule);
      reportError(error);
    };
    timer.current = setTimeout(() => fail(new Error('A part of the page has no answer yet')), LATE_AFTER_MS);
    importModule().then((loaded) => {
      clearTimeout(timer.current);
      reportedParts.delete(importModule);
      // In a transition React renders the part in slices.
      startTransition(() => {
        setHasFailed(false);
        // React would call a module that is a function.
        setModule(() => loaded);
      });
    }, fail);
  }, [importModule, reportError]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { module, hasFailed, load };
}
