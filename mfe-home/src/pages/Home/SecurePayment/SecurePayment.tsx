import { useTexts } from '@farekite/shared/language';
import { Section } from '@farekite/shared/ui';
import styles from './SecurePayment.module.scss';
import { securePaymentTexts } from './SecurePayment.texts';

/** In the order of the marks in payment-marks.svg. */
const BRANDS = [
  { mark: 'visa', name: 'Visa' },
  { mark: 'mastercard', name: 'Mastercard' },
  { mark: 'americanExpress', name: 'American Express' },
  { mark: 'discover', name: 'Discover' },
  { mark: 'paypal', name: 'PayPal' },
];

export function SecurePayment() {
  const t = useTexts(securePaymentTexts);
  return (
    <Section title={t('title')} surface="tinted" arrangement="split">
      <p className={styles.intro}>{t('intro')}</p>
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
