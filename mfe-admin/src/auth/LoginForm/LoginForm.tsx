import { useId, useRef } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Button, Field, FieldError, Kite, Sky } from '@farekite/shared/ui';
import styles from './LoginForm.module.scss';
import { useLogin } from './useLogin';

interface LoginFormProps {
  readonly heading: string;
  /** The message after a wrong password. */
  readonly wrongPassword: string;
  /** After a logout the field takes the focus, because the logout button that had it is removed. */
  readonly takesFocus: boolean;
  readonly onSuccess: () => void;
}

export function LoginForm({ heading, wrongPassword, takesFocus, onSuccess }: LoginFormProps) {
  const { t } = useTranslation('mfe-admin');
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { status, clearError, logIn } = useLogin(field, wrongPassword, onSuccess);
  const error = { ready: '', checking: '', wrongPassword, unavailable: t('loginForm.unavailable') }[status];

  return (
    <Sky className={styles.page}>
      {/* With the method dialog, a submit before hydration neither sends anything nor leaves the page. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={logIn}>
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
          onChange={clearError}
          aria-invalid={status === 'wrongPassword'}
          aria-describedby={error ? errorId : undefined}
        >
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </Field>
        <Button type="submit">
          {status === 'checking' ? t('loginForm.checking') : t('loginForm.login')}
        </Button>
      </form>
    </Sky>
  );
}
