import { useEffect, useRef } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, Clouds, Kite } from '@farekite/shared/ui';
import styles from './LoginForm.module.scss';
import { loginFormTexts } from './LoginForm.texts';
import { useLogin } from './useLogin';

interface LoginFormProps {
  readonly heading: string;
  readonly wrongPassword: string;
  /** After a logout the focus comes here, because the button that had it is gone. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}

export function LoginForm({ heading, wrongPassword, takesFocus, onOpen }: LoginFormProps) {
  const t = useTexts(loginFormTexts);
  const field = useRef<HTMLInputElement>(null);
  const { state, forgetFault, logIn } = useLogin(field, wrongPassword, onOpen);
  const fault = { wrong: wrongPassword, unavailable: t('unavailable'), checking: '', ready: '' }[state];

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.page}>
      {/* Of the methods, dialog is the one that sends nothing and stays, also before hydration. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={logIn}>
        <div className={styles.top}>
          <span className={styles.kite}>
            <Kite heightPx={56} />
          </span>
          <h1 className={styles.heading}>{heading}</h1>
        </div>
        <label className={styles.label} htmlFor="admin-password">
          {t('password')}
        </label>
        {/* The browser alone holds the password, so that what was typed before hydration counts. */}
        <input
          ref={field}
          id="admin-password"
          className={styles.input}
          type="password"
          autoComplete="current-password"
          onChange={forgetFault}
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
      <Clouds />
    </div>
  );
}
