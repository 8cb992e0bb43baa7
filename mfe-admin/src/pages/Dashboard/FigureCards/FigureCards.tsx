import { formatMoney, formatNumber, useLanguage } from '@farekite/shared/language';
import { FIGURES } from '../../../content/figures';
import styles from './FigureCards.module.scss';

const FORMATS = { count: formatNumber, dollars: formatMoney };

export function FigureCards() {
  const language = useLanguage();
  return (
    <dl className={styles.cards}>
      {FIGURES.map(({ label, value, unit }) => (
        <div key={label.en} className={styles.card}>
          <dt className={styles.label}>{label[language]}</dt>
          <dd className={styles.value}>{FORMATS[unit](language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
