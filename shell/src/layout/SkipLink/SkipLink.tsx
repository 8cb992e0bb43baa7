import { useTranslation } from '@farekite/shared/language';
import styles from './SkipLink.module.scss';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href="#content">
      {t('skipLink.skip')}
    </a>
  );
}
