import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Button, ButtonLink } from '@farekite/shared/ui';
import type { Session } from '../../auth/RequireLogin/RequireLogin';
import styles from './AdminPage.module.scss';

const PATHS = { dashboard: '/admin', blog: '/admin/blog' } as const;

interface AdminPageProps {
  readonly heading: string;
  /** The admin page that this one links to. */
  readonly otherPage: keyof typeof PATHS;
  readonly session: Session;
  readonly children: ReactNode;
}

/** The frame of both admin pages: the heading with the link to the other page and the logout button. */
export function AdminPage({
  heading,
  otherPage,
  session: { startedHere, logOut },
  children,
}: AdminPageProps) {
  const { t } = useTranslation('mfe-admin');
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (startedHere) headingRef.current?.focus();
  }, [startedHere]);
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <div className={styles.titleRow}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {heading}
          </h1>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" href={PATHS[otherPage]}>
              {t(`adminPage.${otherPage}`)}
            </ButtonLink>
            <Button variant="secondary" onClick={logOut}>
              {t('adminPage.logOut')}
            </Button>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
