import { formatMoney, formatNumber, useLanguage } from '@farekite/shared/language';
import { FIGURES } from '../../../content/figures';
import styles from './FigureCards.module.scss';

const FORMATS = { count: formatNumber, dollars: formatMoney };

export function FigureCards() {
  const language = useLanguage();
  return (
    <dl className={styles.cards}>
      {FIGURES.map(({ icon, label, value, unit }) => (
        <div key={label.en} className={styles.card}>
          <dt className={styles.label}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={icon} />
            </svg>
            {label[language]}
          </dt>
          <dd className={styles.value}>{FORMATS[unit](language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
