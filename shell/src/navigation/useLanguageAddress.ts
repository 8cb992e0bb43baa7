import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseAddress } from '@farekite/shared/language';
import { useShell } from '../context/ShellContext';

/**
 * Leaves the address of a language when the visitor chooses another one: `/es/about` becomes `/about`, which has the language
 * that was chosen. The entry of the browser's history keeps its state.
 */
export function useLanguageAddress(): void {
  const navigate = useNavigate();
  const { chosen } = useShell().choice;
  useEffect(
    () =>
      chosen.subscribe(() => {
        const { language, path } = parseAddress(location.pathname);
        if (language === undefined || language === chosen.get()) return;
        const state = history.state as { readonly usr?: unknown } | null;
        void navigate(path + location.search + location.hash, { replace: true, state: state?.usr });
        // React Router keeps nothing of it but its own.
        history.replaceState({ ...state, ...(history.state as object | null) }, '');
      }),
    [navigate, chosen],
  );
}
