import { useSite } from '@farekite/shared/contract';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { CallLink } from '@farekite/shared/ui';
import { useId } from 'react';
import { Postmark } from '../../../components/Postmark/Postmark';
import { Stamp } from '../../../components/Stamp/Stamp';
import type { City } from '../../../content/cities';
import styles from './CallToBook.module.scss';
import { callToBookTexts } from './CallToBook.texts';

/** A postcard, stamped already: only the call is missing. */
export function CallToBook({ city }: { readonly city: City }) {
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
          <CallLink phone={phone}>
            <span>
              {t('call')} <span className={styles.number}>{phone}</span>
            </span>
          </CallLink>
        </div>
        <div className={styles.address}>
          <Postmark city={city} />
          <Stamp scene={city.scene} place={name} />
        </div>
      </div>
    </section>
  );
}
