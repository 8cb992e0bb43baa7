import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import type { Loading, Phase } from '../../loading/Loading';
import { FocusKeeper } from '../../navigation/FocusKeeper';
import styles from './LoadNotice.module.scss';

interface LoadNoticeProps {
  readonly loading: Loading;
  /** What is said when it has failed. */
  readonly failure: 'partial' | 'languageFailed';
}

/**
 * Shown above a page while a part of the site is late or has failed: the page stays readable.
 * The status element is in the page from the start, because live regions announce only changes of their content.
 */
export function LoadNotice({ loading, failure }: LoadNoticeProps) {
  const { t } = useTranslation('shell');
  const phase = useStore(loading.phase);
  const texts: Partial<Record<Phase, string>> = {
    retrying: t('outlet.loading'),
    slow: t('outlet.slow'),
    failed: t(`outlet.${failure}`),
  };
  return (
    <div role="status" className={styles.status}>
      {texts[phase] && (
        <FocusKeeper className={styles.notice}>
          <p className={styles.text}>{texts[phase]}</p>
          <Button onClick={loading.retry}>{t('outlet.retry')}</Button>
        </FocusKeeper>
      )}
    </div>
  );
}
