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

/** After this time the visitor is told that the part is late. It is still shown when it arrives. */
const LATE_AFTER_MS = 4_000;

/** The parts whose failure was reported, and that have not loaded since. Several components may load the same part. */
const reportedParts = new WeakSet<() => Promise<unknown>>();

/**
 * Loads a part of a page when it is first needed. A failure leaves the page as it is, and is reported to the shell once,
 * however many attempts fail after it.
 *
 * @param importModule `() => import('./Part')`; the same function on every render
 */
export function useLazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);
  /** The timer of the attempt that counts; `undefined` when another one may begin. */
  const current = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reportError = useReportError();

  const load = useCallback(() => {
    if (current.current !== undefined) return;
    setHasFailed(false);
    const fail = (error: unknown) => {
      // A failure that was announced, or that a later attempt has replaced, is not announced again.
      if (current.current !== timer) return;
      current.current = undefined;
      setHasFailed(true);
      if (reportedParts.has(importModule)) return;
      reportedParts.add(importModule);
      reportError(error);
    };
    const timer = setTimeout(() => fail(new Error('A part of the page has no answer yet')), LATE_AFTER_MS);
    current.current = timer;
    importModule()
      .then((loaded) => {
        // Attempts that still run are not needed any more.
        current.current = timer;
        reportedParts.delete(importModule);
        // In a transition React renders the part in slices.
        startTransition(() => {
          setHasFailed(false);
          // React would call a module that is a function.
          setModule(() => loaded);
        });
      }, fail)
      .finally(() => clearTimeout(timer));
  }, [importModule, reportError]);

  // Nobody waits any more.
  useEffect(() => () => clearTimeout(current.current), []);

  return { module, hasFailed, load };
}
