import { telephoneHref, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { mailIcon, phoneIcon, placeIcon, Section } from '@farekite/shared/ui';
import { ContactCard } from './ContactCard';
import styles from './ContactDetails.module.scss';

export function ContactDetails() {
  const { t } = useTranslation('contact');
  const { name, phone, email, address } = useSite();
  return (
    <Section title={t('details.title')}>
      <ul className={styles.cards}>
        <ContactCard highlighted icon={phoneIcon} title={t('details.phone')} note={t('details.phoneNote')}>
          <a className={`${styles.link} ${styles.number}`} href={telephoneHref(phone)}>
            {phone}
          </a>
        </ContactCard>
        <ContactCard icon={mailIcon} title={t('details.email')} note={t('details.emailNote')}>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </ContactCard>
        <ContactCard icon={placeIcon} title={t('details.address')} note={t('details.addressNote')}>
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
