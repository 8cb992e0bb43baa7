import { useEffect } from 'react';
import { bookingStore, goToStep } from './bookingStore';

type FormStep = 1 | 2;

/** The step that the current entry of the browser's history shows. */
function entryStep(): FormStep | undefined {
  return (history.state as { readonly bookingStep?: FormStep } | null)?.bookingStep;
}

/** The rest of the state is the shell's. */
function stateWith(bookingStep: FormStep): unknown {
  return { ...(history.state as object | null), bookingStep };
}

/** Adds an entry for the second step, so that the browser's Back leads to the first one. Both have the same address. */
export function pushPaymentStep(): void {
  history.replaceState(stateWith(1), '');
  history.pushState(stateWith(2), '');
}

/** Goes to the step of the history's entry that the visitor has gone to. */
export function useStepHistory(): void {
  useEffect(() => {
    const { pathname } = location;
    const { step } = bookingStore.get();
    const entry = entryStep();
    // An incomplete booking was kept while the visitor looked at other pages.
    if (step === 2 && entry === 1) goToStep(1);
    else if (step === 2 && entry === undefined) pushPaymentStep();
    // After a reload the booking is a new one.
    else if (step === 1 && entry === 2) history.replaceState(stateWith(1), '');

    const followEntry = () => {
      if (location.pathname === pathname) goToStep(entryStep() ?? 1);
    };
    window.addEventListener('popstate', followEntry);
    return () => {
      window.removeEventListener('popstate', followEntry);
    };
  }, []);
}
