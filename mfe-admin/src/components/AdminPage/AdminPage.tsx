import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, ButtonLink } from '@farekite/shared/ui';
import type { OpenGate } from '../../gate/PasswordGate/PasswordGate';
import styles from './AdminPage.module.scss';
import { adminPageTexts } from './AdminPage.texts';

const PATHS = { dashboard: '/admin', blog: '/admin/blog' } as const;

interface AdminPageProps {
  readonly heading: string;
  /** The page that a link leads to: the other one behind the gate. */
  readonly otherPage: keyof typeof PATHS;
  readonly gate: OpenGate;
  readonly children: ReactNode;
}

/** A page behind the gate. Its heading takes the focus from the login form that opened it. */
export function AdminPage({ heading, otherPage, gate: { hasJustOpened, logOut }, children }: AdminPageProps) {
  const t = useTexts(adminPageTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasJustOpened) headingRef.current?.focus();
  }, [hasJustOpened]);
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <div className={styles.top}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {heading}
          </h1>
          <div className={styles.ways}>
            <ButtonLink look="secondary" href={PATHS[otherPage]}>
              {t(otherPage)}
            </ButtonLink>
            <Button look="secondary" onClick={logOut}>
              {t('logOut')}
            </Button>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
