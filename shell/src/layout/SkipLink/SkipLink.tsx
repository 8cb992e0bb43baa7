import { useTranslation } from '@farekite/shared/language';
import styles from './SkipLink.module.scss';

/** A link that moves the focus past the header. It is visible only while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href="#content">
      {t('skipLink.skip')}
    </a>
  );
}
