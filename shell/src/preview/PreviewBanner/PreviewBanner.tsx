import { useTexts } from '@farekite/shared/language';
import { useShell } from '../../ShellContext';
import { labelsOf, PREVIEW_KEY } from '../previews';
import styles from './PreviewBanner.module.scss';
import { previewBannerTexts } from './PreviewBanner.texts';

/** Says what is not live on this page, and leads out of it. */
export function PreviewBanner() {
  const { previews } = useShell();
  const t = useTexts(previewBannerTexts);
  if (previews.size === 0) return null;
  return (
    <section className={styles.banner} aria-label={t('label')}>
      <p className={styles.shown}>{t('shown', { releases: labelsOf(previews).join(', ') })}</p>
      <a className={styles.leave} href={`?${PREVIEW_KEY}=`}>
        {t('leave')}
      </a>
    </section>
  );
}
