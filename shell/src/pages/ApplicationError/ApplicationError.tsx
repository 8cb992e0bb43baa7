import type { ReactNode } from 'react';
import { ButtonLink, Kite } from '@farekite/shared/ui';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { reportError } from '../../errors/reportError';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import styles from './ApplicationError.module.scss';

/** Catches errors of the shell, around the page and around everything. In English only, because the language may be what failed. */
export function ApplicationError({ children }: { readonly children: ReactNode }) {
  const message = (error: unknown) => (
    <MessagePage>
      <div role="alert" className={styles.error} lang="en">
        <Kite heightPx={96} />
        <h1 className={styles.heading}>Unexpected Application Error!</h1>
        <p className={styles.text}>{error instanceof Error ? error.message : String(error)}</p>
        <ButtonLink variant="secondary" href="/">
          Return to Home
        </ButtonLink>
      </div>
    </MessagePage>
  );
  return (
    <ErrorBoundary onError={(error) => reportError(error)} fallback={message}>
      {children}
    </ErrorBoundary>
  );
}
