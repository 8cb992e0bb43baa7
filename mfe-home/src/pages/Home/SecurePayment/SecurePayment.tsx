import { useTranslation } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import styles from './SecurePayment.module.scss';

/** In the order of the marks in payment-marks.svg. */
const BRANDS = [
  { mark: 'visa', name: 'Visa' },
  { mark: 'mastercard', name: 'Mastercard' },
  { mark: 'americanExpress', name: 'American Express' },
  { mark: 'discover', name: 'Discover' },
  { mark: 'paypal', name: 'PayPal' },
];

export function SecurePayment() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('securePayment.title')} surface="tinted" arrangement="split">
      <p className={styles.intro}>{t('securePayment.intro')}</p>
      <ul className={styles.brands}>
        {BRANDS.map(({ mark, name }) => (
          <li key={mark} className={styles.brand}>
            <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
