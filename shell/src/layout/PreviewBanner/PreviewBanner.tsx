import { useTranslation } from '@farekite/shared/language';
import { useShell } from '../../context/ShellContext';
import { previewLabels, PREVIEW_KEY } from '../../preview/previews';
import styles from './PreviewBanner.module.scss';

/** Names the releases on this page that are not live, with a link that ends the preview. */
export function PreviewBanner() {
  const { previews } = useShell();
  const { t } = useTranslation('shell');
  if (previews.size === 0) return null;
  return (
    <section className={styles.banner} aria-label={t('previewBanner.label')}>
      <p className={styles.shown}>
        {t('previewBanner.shown', { releases: previewLabels(previews).join(', ') })}
      </p>
      <a className={styles.leave} href={`?${PREVIEW_KEY}=`}>
        {t('previewBanner.leave')}
      </a>
    </section>
  );
}
