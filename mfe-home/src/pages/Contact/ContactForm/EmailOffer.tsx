import { mailto, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import type { ContactMessage } from './contactMessageStore';
import styles from './EmailOffer.module.scss';

/** On a phone, what follows the button is below the screen, or under the bar with call and email. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Offers the entries as an email that the visitor's own mail program sends. */
export function EmailOffer({ name, email, subject, message }: ContactMessage) {
  const { t } = useTranslation('contact');
  const site = useSite();
  const { href, complete } = mailto({
    to: site.email,
    subject: subject.trim() || t('form.noSubject', { name: site.name }),
    // Above the message, because a long message is shortened at its end.
    body: `${t('form.signature', { name, email })}\n\n${message}`,
  });
  const isEmpty = !(name || email || subject || message);
  return (
    <div ref={bringIntoView} className={styles.offer}>
      {isEmpty ? (
        <p>{t('form.empty')}</p>
      ) : (
        <>
          <p>{t('form.notSent')}</p>
          <p>{complete ? t('form.open', { address: site.email }) : t('form.openShortened')}</p>
        </>
      )}
      <a className={styles.write} href={href}>
        {t('form.write', { address: site.email })}
      </a>
    </div>
  );
}
