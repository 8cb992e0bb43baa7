import { telephoneHref, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import styles from './LegalQuestions.module.scss';

/** Phone and email at the end of every legal text. */
export function LegalQuestions() {
  const { t } = useTranslation('mfe-home');
  const { phone, email } = useSite();
  return (
    <aside className={styles.questions} aria-labelledby="questions-heading">
      <h2 id="questions-heading" className={styles.heading}>
        {t('legalPage.questions')}
      </h2>
      <p>{t('legalPage.answer')}</p>
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={telephoneHref(phone)}>
            {phone}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      </ul>
    </aside>
  );
}
