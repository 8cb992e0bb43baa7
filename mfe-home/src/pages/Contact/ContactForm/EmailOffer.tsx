import { mailto, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { contactFormTexts } from './ContactForm.texts';
import type { ContactMessage } from './contactMessageStore';
import styles from './EmailOffer.module.scss';

/** Offers the entries as an email that the visitor's own mail program sends. */
export function EmailOffer({ name, email, subject, message }: ContactMessage) {
  const t = useTexts(contactFormTexts);
  const site = useSite();
  const { href, complete } = mailto({
    to: site.email,
    subject: subject.trim() || t('noSubject', { name: site.name }),
    // Above the message, because a long message is shortened at its end.
    body: `${t('signature', { name, email })}\n\n${message}`,
  });
  return (
    <div className={styles.offer}>
      <p>{t('notSent')}</p>
      <p>{complete ? t('open', { address: site.email }) : t('openShortened')}</p>
      <a className={styles.write} href={href}>
        {t('write', { address: site.email })}
      </a>
    </div>
  );
}
