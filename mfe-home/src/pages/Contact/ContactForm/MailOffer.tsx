import { mailto, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { contactFormTexts } from './ContactForm.texts';
import type { ContactMessage } from './ContactMessage';
import styles from './MailOffer.module.scss';

/** What was written, as a mail that the visitor's own program can send. */
export function MailOffer({ name, email, subject, message }: ContactMessage) {
  const t = useTexts(contactFormTexts);
  const site = useSite();
  const { href, complete } = mailto({
    to: site.email,
    subject: subject.trim() || t('noSubject', { name: site.name }),
    // Above the message, which may have to be cut.
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
