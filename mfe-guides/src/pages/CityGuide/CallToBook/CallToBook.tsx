import { useSite } from '@farekite/shared/contract';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink } from '@farekite/shared/ui';
import { useId } from 'react';
import { Postmark } from '../../../components/Postmark/Postmark';
import { Stamp } from '../../../components/Stamp/Stamp';
import type { CityGuideContent } from '../../../content/CityGuideContent';
import styles from './CallToBook.module.scss';
import { callToBookTexts } from './CallToBook.texts';

/** Asks the visitor to book by phone. Designed as a postcard with a stamp. */
export function CallToBook({ city, illustration }: Pick<CityGuideContent, 'city' | 'illustration'>) {
  const language = useLanguage();
  const titleId = useId();
  const t = useTexts(callToBookTexts);
  const { phone } = useSite();
  const name = city.name[language];
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.postcard}>
        <div className={styles.message}>
          <h2 id={titleId} className={styles.title}>
            {t('title', { city: name })}
          </h2>
          <p>{t('text')}</p>
          <CallLink phone={phone} label={t('call')} />
        </div>
        <div className={styles.address}>
          <Postmark city={city} />
          <Stamp illustration={illustration} place={name} />
        </div>
      </div>
    </section>
  );
}
