import { Fragment, useSyncExternalStore } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { PREVIEW_KEY, readPreview } from '../../preview/readPreview';
import styles from './PreviewBanner.module.scss';

/** A preview begins and ends with a document. */
const subscribe = () => () => undefined;

/** `mfe-deals@77c1d0a95ee2b346, shell@…` */
function readLabels(): string {
  return [...readPreview()].map(([name, version]) => `${name}@${version}`).join(', ');
}

/** Added in the browser, so that the document is the one that goes live. */
export function PreviewBanner() {
  const releases = useSyncExternalStore(subscribe, readLabels, () => '');
  const { t } = useTranslation('shell');
  if (releases === '') return null;
  return (
    <section className={styles.banner} aria-label={t('previewBanner.label')}>
      <p className={styles.shown}>
        <span>{t('previewBanner.shown')}</span>{' '}
        {releases.split(', ').map((label, index, { length }) => (
          <Fragment key={label}>
            <span className={styles.release}>{label + (index < length - 1 ? ',' : '.')}</span>{' '}
          </Fragment>
        ))}
        <span>{t('previewBanner.others')}</span>
      </p>
      <a className={styles.leave} href={`?${PREVIEW_KEY}=`}>
        {t('previewBanner.leave')}
      </a>
    </section>
  );
}
