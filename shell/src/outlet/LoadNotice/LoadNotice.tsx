import { useEffect } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { revealDocument } from '../../document/revealDocument';
import type { Phase, SitePart } from '../../loading/createLoading';
import { FocusKeeper } from '../FocusKeeper/FocusKeeper';
import styles from './LoadNotice.module.scss';

/**
 * Shown above a page while a part of the site is late or has failed: the page stays readable.
 * The status element is in the page from the start, because live regions announce only changes of their content.
 */
export function LoadNotice({ part }: { readonly part: SitePart }) {
  const { t } = useTranslation('shell');
  const phase = useStore(part.phase);
  const hasFailed = phase === 'failed' || phase === 'untranslated';
  useEffect(() => {
    // The page cannot change its language now, so it is shown in the one it has.
    if (hasFailed) revealDocument();
  }, [hasFailed]);
  const texts: Partial<Record<Phase, string>> = {
    retrying: t('outlet.loading'),
    slow: t('outlet.slow'),
    failed: t('outlet.partial'),
    untranslated: t('outlet.languageFailed'),
  };
  return (
    <div role="status" className={styles.status}>
      {texts[phase] && (
        <FocusKeeper className={styles.notice}>
          <p className={styles.text}>{texts[phase]}</p>
          <Button onClick={part.retry}>{t('outlet.retry')}</Button>
        </FocusKeeper>
      )}
    </div>
  );
}
