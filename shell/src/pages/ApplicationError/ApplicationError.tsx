import type { ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { ButtonLink, Kite, PhoneNumber } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { reportError } from '../../errors/reportError';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import styles from './ApplicationError.module.scss';

const onError = (error: unknown) => reportError(error);

interface AdviceProps {
  readonly lang: string;
  readonly home: string;
  readonly children: ReactNode;
}

function Advice({ lang, home, children }: AdviceProps) {
  return (
    <>
      <p className={styles.advice} lang={lang}>
        {children}
      </p>
      <ButtonLink variant="secondary" href="/" lang={lang}>
        {home}
      </ButtonLink>
    </>
  );
}

function TranslatedAdvice() {
  const { t, language } = useTranslation('shell');
  const { phone } = useShell().site;
  return (
    <Advice lang={language} home={t('notFound.home')}>
      <span>{t('applicationError.advice')}</span> <PhoneNumber phone={phone} />
    </Advice>
  );
}

/** For the case that the visitor's language is what has failed. */
const ENGLISH_ADVICE = (
  <Advice lang="en" home="Return to Home">
    This page has failed. Please reload it in a moment, or call us.
  </Advice>
);

/** Around the page and around everything. */
export function ApplicationError({ children }: { readonly children: ReactNode }) {
  const message = (error: unknown) => (
    <MessagePage>
      <div role="alert" className={styles.error} lang="en">
        <Kite heightPx={96} />
        <h1 className={styles.heading}>Unexpected Application Error!</h1>
        <p className={styles.text}>{error instanceof Error ? error.message : String(error)}</p>
        <ErrorBoundary onError={onError} fallback={() => ENGLISH_ADVICE}>
          <TranslatedAdvice />
        </ErrorBoundary>
      </div>
    </MessagePage>
  );
  return (
    <ErrorBoundary onError={onError} fallback={message}>
      {children}
    </ErrorBoundary>
  );
}
