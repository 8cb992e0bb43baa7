import { useId, useRef, useState, type FormEvent } from 'react';
import { useReportError } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Button, Field, FieldError, Kite, Sky } from '@farekite/shared/ui';
import { isAdminPassword } from '../isAdminPassword';
import styles from './LoginForm.module.scss';

interface LoginFormProps {
  readonly heading: string;
  readonly wrongPassword: string;
  /** After a logout, whose button is removed with the focus. */
  readonly takesFocus: boolean;
  readonly onSuccess: () => void;
}

export function LoginForm({ heading, wrongPassword, takesFocus, onSuccess }: LoginFormProps) {
  const { t } = useTranslation('mfe-admin');
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const reportError = useReportError();
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<'wrongPassword' | 'unavailable'>();
  const message = error && { wrongPassword, unavailable: t('loginForm.unavailable') }[error];

  async function logIn(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    setIsChecking(true);
    setError(undefined);
    try {
      const isRight = await isAdminPassword(field.current?.value ?? '');
      // The visitor is on another page, over which an alert would open.
      if (!field.current) return;
      if (isRight) {
        onSuccess();
        return;
      }
      window.alert(wrongPassword);
      setError('wrongPassword');
      field.current.focus();
    } catch (failure) {
      setError('unavailable');
      reportError(failure);
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <Sky className={styles.page}>
      {/* With the method dialog, a submit before hydration sends nothing. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void logIn(event)}>
        <div className={styles.titleRow}>
          <Kite heightPx={56} />
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        {/* Uncontrolled, so that a password typed before hydration is kept. */}
        <Field
          ref={field}
          label={t('loginForm.password')}
          size="large"
          type="password"
          autoComplete="current-password"
          autoFocus={takesFocus}
          onChange={() => setError(undefined)}
          aria-invalid={error === 'wrongPassword'}
          aria-describedby={message ? errorId : undefined}
        >
          {message && <FieldError id={errorId}>{message}</FieldError>}
        </Field>
        <Button type="submit">{isChecking ? t('loginForm.checking') : t('loginForm.login')}</Button>
      </form>
    </Sky>
  );
}
