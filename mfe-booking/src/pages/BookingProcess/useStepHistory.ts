import { parseAddress } from '@farekite/shared/language';
import { useEffect } from 'react';
import { bookingStore, goToStep } from './bookingStore';

/** A complete booking stays in the entry of the second step. */
type EntryStep = 1 | 2;

/** The step that the current entry of the browser's history shows; none where only a link to a part of the page led. */
function entryStep(): EntryStep | undefined {
  return (history.state as { readonly bookingStep?: EntryStep } | null)?.bookingStep;
}

/** The rest of the state is the shell's. */
function stateWith(bookingStep: EntryStep): unknown {
  return { ...(history.state as object | null), bookingStep };
}

function markEntry(step: EntryStep): void {
  history.replaceState(stateWith(step), '');
}

/** Adds an entry for the second step, so that the browser's Back leads to the first one. Both have the same address. */
export function pushPaymentStep(): void {
  markEntry(1);
  history.pushState(stateWith(2), '');
}

/** Goes to the step of the history's entry that the visitor has gone to. */
export function useStepHistory(): void {
  useEffect(() => {
    const { path } = parseAddress(location.pathname);
    const { step } = bookingStore.get();
    const entry = entryStep();
    // After a reload the booking is a new one, whose place is the entry of the first step. Otherwise the next Back would lead from
    // the first step to the first step.
    let isReturning = step === 1 && entry === 2;
    // Later, because React's development mode runs effects twice.
    const returning = setTimeout(() => {
      if (isReturning) history.back();
    });
    // An incomplete booking was kept while the visitor looked at other pages.
    if (step === 2 && entry === 1) goToStep(1);
    else if (step === 2 && entry === undefined) pushPaymentStep();
    else if (entry === undefined) markEntry(1);

    const followEntry = () => {
      if (parseAddress(location.pathname).path !== path) return;
      const shown = bookingStore.get().step;
      const reached = entryStep();
      // A link to a part of the page, such as the skip link, changes no step.
      if (reached === undefined) markEntry(shown === 1 ? 1 : 2);
      else if (reached === 2 && shown === 1 && isReturning) history.back();
      else if (reached === 1 || shown === 1) {
        isReturning = false;
        goToStep(reached);
      }
    };
    window.addEventListener('popstate', followEntry);
    return () => {
      clearTimeout(returning);
      window.removeEventListener('popstate', followEntry);
    };
  }, []);
}
