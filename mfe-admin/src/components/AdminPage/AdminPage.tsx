import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import styles from './AdminPage.module.scss';
import { adminPageTexts } from './AdminPage.texts';

interface AdminPageProps {
  readonly heading: string;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** A page behind the gate. Its heading takes the focus, because the form that had it is gone. */
export function AdminPage({ heading, onLogOut, children }: AdminPageProps) {
  const t = useTexts(adminPageTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        <Button look="secondary" onClick={onLogOut}>
          {t('logOut')}
        </Button>
      </div>
      {children}
    </div>
  );
}
