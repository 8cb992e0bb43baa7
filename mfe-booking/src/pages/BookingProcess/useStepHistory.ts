import { parseAddress } from '@farekite/shared/language';
import { useEffect } from 'react';
import { bookingStore, goToStep } from './bookingStore';

/** A complete booking stays in the entry of the second step. */
type EntryStep = 1 | 2;

/** None where only a link to a part of the page led. */
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

/** The browser's Back leads from the second step to the first. Both have the same address. */
export function pushPaymentStep(): void {
  markEntry(1);
  history.pushState(stateWith(2), '');
}

export function useStepHistory(): void {
  useEffect(() => {
    const { path } = parseAddress(location.pathname);
    const { step } = bookingStore.get();
    const entry = entryStep();
    // After a reload a new booking goes back to the entry of the first step. Otherwise the next Back would lead from there to it.
    let isReturning = step === 1 && entry === 2;
    // Later, because React's development mode runs effects twice.
    const returning = setTimeout(() => {
      if (isReturning) history.back();
    });
    // The visitor has looked at other pages meanwhile.
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
