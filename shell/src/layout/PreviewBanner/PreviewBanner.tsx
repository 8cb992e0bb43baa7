import { useDeferredValue } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { PREVIEW_KEY } from '@farekite/shared/protocol';
import { readPreview } from '../../preview/readPreview';
import styles from './PreviewBanner.module.scss';

function readLabels(): string {
  return [...readPreview()].map(([name, version]) => `${name}@${version}`).join(', ');
}

/** Added in the browser, so that the document is the one that goes live. */
export function PreviewBanner() {
  const releases = useDeferredValue(readLabels(), '');
  const { t } = useTranslation('shell');
  if (releases === '') return null;
  return (
    <section className={styles.banner} aria-label={t('previewBanner.label')}>
      <p className={styles.shown}>
        <span>{t('previewBanner.shown')}</span> <span>{`${releases}.`}</span>{' '}
        <span>{t('previewBanner.others')}</span>
      </p>
      <a className={styles.leave} href={`?${PREVIEW_KEY}=`}>
        {t('previewBanner.leave')}
      </a>
    </section>
  );
}
