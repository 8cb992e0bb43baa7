import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button, ButtonLink } from '@farekite/shared/ui';
import { LoginForm } from '../../auth/LoginForm/LoginForm';
import { loginStore } from '../../auth/loginStore';
import styles from './AdminPage.module.scss';

const PATHS = { dashboard: '/admin', blog: '/admin/blog' } as const;

interface AdminPageProps {
  readonly namespace: 'admin' | 'admin-blog';
  readonly otherPage: keyof typeof PATHS;
  readonly children: ReactNode;
}

export function AdminPage({ namespace, otherPage, children }: AdminPageProps) {
  const { t } = useTranslation('mfe-admin');
  const { t: tPage } = useTranslation(namespace);
  const isLoggedIn = useStore(loginStore);
  // The focus was in what a login or a logout on this page removes.
  const [hasChangedHere, setHasChangedHere] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasChangedHere) headingRef.current?.focus();
  }, [isLoggedIn, hasChangedHere]);

  function setLoggedIn(value: boolean) {
    setHasChangedHere(true);
    loginStore.set(value);
  }

  if (!isLoggedIn) {
    return (
      <LoginForm
        heading={tPage('loginHeading')}
        wrongPassword={tPage('wrongPassword')}
        takesFocus={hasChangedHere}
        onSuccess={() => setLoggedIn(true)}
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <div className={styles.titleRow}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {tPage('title')}
          </h1>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" href={PATHS[otherPage]}>
              {t(`adminPage.${otherPage}`)}
            </ButtonLink>
            <Button variant="secondary" onClick={() => setLoggedIn(false)}>
              {t('adminPage.logOut')}
            </Button>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
