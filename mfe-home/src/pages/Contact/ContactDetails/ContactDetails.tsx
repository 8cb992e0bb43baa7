import type { ReactNode } from 'react';
import { telephoneHref, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Icon, mailIcon, phoneIcon, placeIcon, Section } from '@farekite/shared/ui';
import styles from './ContactDetails.module.scss';

export function ContactDetails() {
  const { t } = useTranslation('contact');
  const { name, phone, email, address } = useSite();
  return (
    <Section title={t('details.title')}>
      <p className={styles.changes}>
        <a className={styles.link} href="/terms#cancellation">
          {t('details.changes')}
        </a>
      </p>
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

interface ContactCardProps {
  readonly icon: string;
  readonly title: string;
  readonly note: string;
  readonly highlighted?: boolean;
  readonly children: ReactNode;
}

function ContactCard({ icon, title, note, highlighted = false, children }: ContactCardProps) {
  return (
    <li className={highlighted ? `${styles.card} ${styles.highlighted}` : styles.card}>
      <Icon icon={icon} sizeEm={2} strokeWidth={1.5} className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
      {children}
      <p className={styles.note}>{note}</p>
    </li>
  );
}
