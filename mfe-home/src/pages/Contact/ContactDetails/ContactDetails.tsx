import { telephoneHref, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { mailIcon, phoneIcon, placeIcon, Section } from '@farekite/shared/ui';
import { ContactCard } from './ContactCard';
import styles from './ContactDetails.module.scss';
import { contactDetailsTexts } from './ContactDetails.texts';

export function ContactDetails() {
  const t = useTexts(contactDetailsTexts);
  const { name, phone, email, address } = useSite();
  return (
    <Section title={t('title')}>
      <ul className={styles.cards}>
        <ContactCard highlighted icon={phoneIcon} title={t('phone')} note={t('phoneNote')}>
          <a className={`${styles.link} ${styles.number}`} href={telephoneHref(phone)}>
            {phone}
          </a>
        </ContactCard>
        <ContactCard icon={mailIcon} title={t('email')} note={t('emailNote')}>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </ContactCard>
        <ContactCard icon={placeIcon} title={t('address')} note={t('addressNote')}>
          <address className={styles.address}>
            {name}
            <br />
            {address.street}
            <br />
            {`${address.city}, ${address.state} ${address.zip}`}
          </address>
        </ContactCard>
      </ul>
    </Section>
  );
}
