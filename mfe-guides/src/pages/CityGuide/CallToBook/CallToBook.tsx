import { useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { CallLink } from '@farekite/shared/ui';
import { useId } from 'react';
import { Postmark } from '../../../components/Postmark/Postmark';
import { Stamp } from '../../../components/Stamp/Stamp';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './CallToBook.module.scss';

export function CallToBook({ city, cityCode }: CityGuideContent) {
  const { t } = useTranslation('mfe-guides');
  const titleId = useId();
  const { phone } = useSite();
  const name = t(`cities.${city}`);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.postcard}>
        <div className={styles.message}>
          <h2 id={titleId} className={styles.title}>
            {t('callToBook.title', { city: name })}
          </h2>
          <p>{t('callToBook.text')}</p>
          <CallLink phone={phone} label={t('callToBook.call')} />
        </div>
        <div className={styles.address}>
          <Postmark city={name} code={cityCode} />
          <Stamp illustration={city} place={name} />
        </div>
      </div>
    </section>
  );
}
