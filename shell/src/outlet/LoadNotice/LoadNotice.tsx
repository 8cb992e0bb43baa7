import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import type { Loading, Phase } from '../../loading/Loading';
import { FocusKeeper } from '../../navigation/FocusKeeper';
import styles from './LoadNotice.module.scss';

interface LoadNoticeProps {
  readonly loading: Loading;
  readonly failure: 'partial' | 'languageFailed';
}

/** Shown above a page, which stays readable. Its status is there from the start, because live regions announce only changes. */
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
