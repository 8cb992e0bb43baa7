import { useTexts } from '@farekite/shared/language';
import styles from './SkipLink.module.scss';
import { skipLinkTexts } from './SkipLink.texts';

/** A link that moves the focus past the header. It is visible only while it has the focus. */
export function SkipLink() {
  const t = useTexts(skipLinkTexts);
  return (
    <a className={styles.skip} href="#content">
      {t('skip')}
    </a>
  );
}
