import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseAddress } from '@farekite/shared/language';
import { useShell } from '../context/ShellContext';

/** Leaves the address of another language than the chosen one: `/es/about` becomes `/about`. */
export function useLanguageAddress(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { chosen } = useShell().choice;
  useEffect(() => {
    const leave = () => {
      const { language, path } = parseAddress(pathname);
      if (language === undefined || language === chosen.get()) return;
      const state = history.state as { readonly usr?: unknown } | null;
      void navigate(path + location.search + location.hash, { replace: true, state: state?.usr });
      // React Router drops what others keep in the entry, such as the scroll position.
      history.replaceState({ ...state, ...(history.state as object | null) }, '');
    };
    leave();
    return chosen.subscribe(leave);
  }, [navigate, pathname, chosen]);
}
