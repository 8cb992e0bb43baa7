import { useEffect } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import { SiteLanguageProvider } from '../../context/SiteLanguageProvider';
import type { Loadable } from '../../loading/LoadAttempts';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import { outletTexts } from '../outlet.texts';
import { useLoadStatus } from '../useLoadStatus';
import styles from './LoadNotice.module.scss';

interface LoadNoticeProps {
  readonly loadable: Loadable;
  /** Whether the document was composed with what is loaded. */
  readonly isPrerendered: boolean;
}

/**
 * Shown over a page while something that it needs is late or has failed: the page stays readable.
 * The status element is in the page from the start, because live regions announce only changes of their content.
 */
export function LoadNotice(props: LoadNoticeProps) {
  return (
    <div role="status">
      <SiteLanguageProvider>
        <NoticeText {...props} />
      </SiteLanguageProvider>
    </div>
  );
}

function NoticeText({ loadable, isPrerendered }: LoadNoticeProps) {
  const t = useTexts(outletTexts);
  const { phase } = useLoadStatus(loadable, isPrerendered);
  const hasFailed = phase === 'failed';
  useEffect(() => {
    // The page cannot change its language now, so it is shown in the one it has.
    if (hasFailed) revealDocument();
  }, [hasFailed]);
  if (phase === 'loading' || phase === 'ready') return null;
  const failed = loadable.lacksParts() ? t('partial') : t('languageFailed');
  const texts = { retrying: t('loading'), slow: t('slow'), failed };
  return (
    <FocusKeeper className={styles.notice}>
      <p className={styles.text}>{texts[phase]}</p>
      <Button onClick={loadable.retry}>{t('retry')}</Button>
    </FocusKeeper>
  );
}
