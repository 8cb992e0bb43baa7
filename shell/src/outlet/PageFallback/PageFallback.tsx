import { useEffect, useState } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button, CallLink, Kite } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { revealDocument } from '../../document/documentHead';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import type { Phase } from '../../loading/createLoading';
import type { RemotePage } from '../../remotes/createRemotePage';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import styles from './PageFallback.module.scss';

interface PageFallbackProps {
  readonly page: RemotePage;
}

/** Shown instead of a page without prerendered text, while its remote loads and when it is down. */
export function PageFallback({ page }: PageFallbackProps) {
  const { t } = useTranslation('shell');
  const phase = useStore(page.phase);
  /** Stays as it was when the page is ready: the page replaces the fallback, and the focus in it, next. */
  const [shown, setShown] = useState<Phase>('loading');
  if (phase !== 'ready' && phase !== shown) setShown(phase);
  const isLoading = shown === 'loading';
  useEffect(revealDocument, []);
  return (
    <FocusKeeper>
      <MessagePage below={!isLoading && <SuggestedLinks />}>
        <div role="status" className={styles.message}>
          {isLoading ? (
            <>
              <span className={styles.flying}>
                <Kite heightPx={96} />
              </span>
              <p className={styles.loading}>{t('outlet.loading')}</p>
            </>
          ) : (
            <UnavailableMessage phase={shown} onRetry={page.retry} />
          )}
        </div>
      </MessagePage>
    </FocusKeeper>
  );
}

interface UnavailableMessageProps {
  readonly phase: Phase;
  readonly onRetry: () => void;
}

/** Says, also in the document's title, that the page cannot be shown, and what the visitor may do. */
function UnavailableMessage({ phase, onRetry }: UnavailableMessageProps) {
  const { t } = useTranslation('shell');
  const { name, phone } = useShell().site;
  const title = `${t('outlet.failedHeading')} | ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const texts: Partial<Record<Phase, string>> = {
    retrying: t('outlet.loading'),
    slow: t('outlet.slow'),
    failed: t('outlet.failedText'),
  };
  return (
    <>
      <Kite heightPx={96} />
      <h1 className={styles.heading}>{t('outlet.failedHeading')}</h1>
      <p className={styles.text}>{texts[phase]}</p>
      <div className={styles.actions}>
        <CallLink phone={phone}>{t('outlet.call', { phone })}</CallLink>
        <Button variant="secondary" onClick={onRetry}>
          {t('outlet.retry')}
        </Button>
      </div>
    </>
  );
}
