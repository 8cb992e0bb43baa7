import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import type { Loading } from '../../loading/Loading';
import { keepFocus } from '../../navigation/keepFocus';
import styles from './LoadNotice.module.scss';

interface LoadNoticeProps {
  readonly loading: Loading;
  readonly failure: 'partial' | 'languageFailed';
}

/** Shown above a page, which stays readable. Its status is there from the start, because live regions announce only changes. */
export function LoadNotice({ loading, failure }: LoadNoticeProps) {
  const { t } = useTranslation('shell');
  const { refetchFailed } = useShell();
  const phase = useStore(loading.phase);
  return (
    <div role="status" className={styles.status}>
      {phase !== 'ready' && phase !== 'loading' && (
        <div ref={keepFocus} className={styles.notice}>
          <p className={styles.text}>{t(`outlet.${phase === 'failed' ? failure : phase}`)}</p>
          <Button onClick={() => loading.retry(refetchFailed)}>{t('outlet.retry')}</Button>
        </div>
      )}
    </div>
  );
}
