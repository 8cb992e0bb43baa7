import { useTexts } from '@farekite/shared/language';
import { useShell } from '../../context/ShellContext';
import { previewLabels, PREVIEW_KEY } from '../../preview/previews';
import styles from './PreviewBanner.module.scss';
import { previewBannerTexts } from './PreviewBanner.texts';

/** Names the releases on this page that are not live, with a link that ends the preview. */
export function PreviewBanner() {
  const { previews } = useShell();
  const t = useTexts(previewBannerTexts);
  if (previews.size === 0) return null;
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <p className={styles.shown}>{t('shown', { releases: previewLabels(previews).join(', ') })}</p>
      <a className={styles.leave} href={`?${PREVIEW_KEY}=`}>
        {t('leave')}
      </a>
    </section>
  );
}
