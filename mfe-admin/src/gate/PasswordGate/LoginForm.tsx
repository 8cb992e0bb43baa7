import { useEffect, useRef } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, Kite } from '@farekite/shared/ui';
import styles from './LoginForm.module.scss';
import { loginFormTexts } from './LoginForm.texts';
import { useLogin } from './useLogin';

interface LoginFormProps {
  readonly heading: string;
  readonly wrongPassword: string;
  /** After a logout the focus comes here, because what had it is gone. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}

export function LoginForm({ heading, wrongPassword, takesFocus, onOpen }: LoginFormProps) {
  const t = useTexts(loginFormTexts);
  const field = useRef<HTMLInputElement>(null);
  const { state, password, enterPassword, logIn } = useLogin(field, wrongPassword, onOpen);
  const fault = { wrong: wrongPassword, unavailable: t('unavailable'), checking: '', ready: '' }[state];

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.page}>
      <form className={styles.form} noValidate onSubmit={logIn}>
        <Kite heightPx={64} />
        <h1 className={styles.heading}>{heading}</h1>
        <label className={styles.label} htmlFor="admin-password">
          {t('password')}
        </label>
        <input
          ref={field}
          id="admin-password"
          className={styles.input}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            enterPassword(event.currentTarget.value);
          }}
          aria-invalid={state === 'wrong'}
          aria-describedby={fault ? 'admin-password-fault' : undefined}
        />
        {fault && (
          <p id="admin-password-fault" className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <Button type="submit">{state === 'checking' ? t('checking') : t('login')}</Button>
      </form>
    </div>
  );
}
