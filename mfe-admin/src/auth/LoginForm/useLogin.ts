import { useState, type FormEvent, type RefObject } from 'react';
import { useReportError } from '@farekite/shared/contract';
import { isAdminPassword } from '../isAdminPassword';

export type LoginStatus = 'ready' | 'checking' | 'wrongPassword' | 'unavailable';

/** Checks the password in the field when the form is submitted. */
export function useLogin(
  field: RefObject<HTMLInputElement | null>,
  wrongPassword: string,
  onSuccess: () => void,
) {
  const reportError = useReportError();
  const [status, setStatus] = useState<LoginStatus>('ready');

  async function check(password: string) {
    setStatus('checking');
    const isRight = await isAdminPassword(password);
    // The form has gone: the visitor is on another page, over which an alert would open.
    if (!field.current) return;
    if (isRight) {
      onSuccess();
      return;
    }
    window.alert(wrongPassword);
    setStatus('wrongPassword');
    field.current.focus();
  }

  return {
    status,
    clearError: () => {
      setStatus((current) => (current === 'checking' ? current : 'ready'));
    },
    logIn: (event: FormEvent) => {
      event.preventDefault();
      if (status === 'checking') return;
      check(field.current?.value ?? '').catch((error: unknown) => {
        setStatus('unavailable');
        reportError(error);
      });
    },
  };
}
