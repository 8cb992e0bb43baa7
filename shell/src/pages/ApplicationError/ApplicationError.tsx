import type { ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { ButtonLink, Kite, PhoneNumber } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { reportError } from '../../errors/reportError';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import styles from './ApplicationError.module.scss';

/** Around the page and around everything. */
export function ApplicationError({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary onError={(error) => reportError(error)} fallback={(error) => <Message error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function Message({ error }: { readonly error: unknown }) {
  const { t, language } = useTranslation('shell');
  const { name, phone } = useShell().site;
  return (
    <MessagePage>
      <title>{name}</title>
      <div role="alert" className={styles.error} lang="en">
        <Kite heightPx={96} />
        <h1 className={styles.heading}>Unexpected Application Error!</h1>
        <p className={styles.text}>{error instanceof Error ? error.message : String(error)}</p>
        <p className={styles.advice} lang={language}>
          <span>{t('applicationError.advice')}</span> <PhoneNumber phone={phone} />
        </p>
        <ButtonLink variant="secondary" href="/" lang={language}>
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
