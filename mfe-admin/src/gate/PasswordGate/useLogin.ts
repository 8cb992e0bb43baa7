import { useState, type FormEvent, type RefObject } from 'react';
import { useReportError } from '@farekite/shared/contract';
import { isAdminPassword } from '../isAdminPassword';

export type LoginState = 'ready' | 'checking' | 'wrong' | 'unavailable';

/** What became of the password in the field. */
export function useLogin(
  field: RefObject<HTMLInputElement | null>,
  wrongPassword: string,
  onOpen: () => void,
) {
  const reportError = useReportError();
  const [state, setState] = useState<LoginState>('ready');

  async function check(password: string) {
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
    forgetFault: () => {
      setState((current) => (current === 'checking' ? current : 'ready'));
    },
    logIn: (event: FormEvent) => {
      event.preventDefault();
      if (state === 'checking') return;
      check(field.current?.value ?? '').catch((error: unknown) => {
        setState('unavailable');
        reportError(error);
      });
    },
  };
}
