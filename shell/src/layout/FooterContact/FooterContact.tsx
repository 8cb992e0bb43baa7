import { telephoneHref } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Icon, mailIcon, placeIcon } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './FooterContact.module.scss';

export function FooterContact() {
  const { site } = useShell();
  const { t } = useTranslation('shell');
  const { street, city, state, zip } = site.address;
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={styles.heading}>
        {t('footerContact.heading')}
      </h2>
      <a className={styles.phone} href={telephoneHref(site.phone)}>
        {site.phone}
      </a>
      <p className={styles.hours}>{t('footerContact.hours')}</p>
      <address className={styles.address}>
        <a className={styles.email} href={`mailto:${site.email}`}>
          <Icon icon={mailIcon} />
          {site.email}
        </a>
        <p className={styles.place}>
          <Icon icon={placeIcon} />
          <span>
            {street}
            <br />
            {`${city}, ${state} ${zip}`}
          </span>
        </p>
      </address>
    </section>
  );
}
