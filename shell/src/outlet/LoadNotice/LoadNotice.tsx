import { useEffect } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import type { Loadable } from '../../loading/Loading';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import styles from './LoadNotice.module.scss';

interface LoadNoticeProps {
  readonly loadable: Loadable;
}

/**
 * Shown over a page while something that it needs is late or has failed: the page stays readable.
 * The status element is in the page from the start, because live regions announce only changes of their content.
 */
export function LoadNotice({ loadable }: LoadNoticeProps) {
  return (
    <div role="status">
      <NoticeText loadable={loadable} />
    </div>
  );
}

/** A component of its own, because what renders the page must not render again when the phase changes. */
function NoticeText({ loadable }: LoadNoticeProps) {
  const { t } = useTranslation('shell');
  const phase = useStore(loadable.phase);
  const hasFailed = phase === 'failed';
  useEffect(() => {
    // The page cannot change its language now, so it is shown in the one it has.
    if (hasFailed) revealDocument();
  }, [hasFailed]);
  if (phase === 'loading' || phase === 'ready') return null;
  const failed = loadable.lacksParts() ? t('outlet.partial') : t('outlet.languageFailed');
  const texts = { retrying: t('outlet.loading'), slow: t('outlet.slow'), failed };
  return (
    <FocusKeeper className={styles.notice}>
      <p className={styles.text}>{texts[phase]}</p>
      <Button onClick={loadable.retry}>{t('outlet.retry')}</Button>
    </FocusKeeper>
  );
}
