import { useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { CallLink } from '@farekite/shared/ui';
import styles from './CallToBook.module.scss';
import { callToBookTexts } from './CallToBook.texts';

export function CallToBook({ city }: { readonly city: string }) {
  const t = useTexts(callToBookTexts);
  const { phone } = useSite();
  return (
    <section className={styles.band} aria-labelledby="call-to-book">
      <div className={styles.content}>
        <h2 id="call-to-book" className={styles.title}>
          {t('title', { city })}
        </h2>
        <p className={styles.text}>{t('text')}</p>
        <CallLink phone={phone}>{t('call', { phone })}</CallLink>
      </div>
    </section>
  );
}
