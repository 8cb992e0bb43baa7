import { useState, type FormEvent, type RefObject } from 'react';
import { useReportError } from '@farekite/shared/contract';
import { isAdminPassword } from '../isAdminPassword';

export type LoginState = 'ready' | 'checking' | 'wrong' | 'unavailable';

/** The password that is being entered, and what became of it. */
export function useLogin(
  field: RefObject<HTMLInputElement | null>,
  wrongPassword: string,
  onOpen: () => void,
) {
  const reportError = useReportError();
  const [state, setState] = useState<LoginState>('ready');
  const [password, setPassword] = useState('');

  async function check() {
    setState('checking');
    if (await isAdminPassword(password)) {
      onOpen();
      return;
    }
    window.alert(wrongPassword);
    setState('wrong');
    field.current?.focus();
  }

  return {
    state,
    password,
    enterPassword: (entered: string) => {
      setPassword(entered);
      setState((current) => (current === 'checking' ? current : 'ready'));
    },
    logIn: (event: FormEvent) => {
      event.preventDefault();
      if (state === 'checking') return;
      check().catch((error: unknown) => {
        setState('unavailable');
        reportError(error);
      });
    },
  };
}
