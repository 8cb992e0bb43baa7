import { formatMoney, formatNumber, useLanguage } from '@farekite/shared/language';
import { chartIcon, Icon, peopleIcon, ticketIcon } from '@farekite/shared/ui';
import { FIGURES } from '../../../content/figures';
import styles from './FigureCards.module.scss';

const ICONS = { ticket: ticketIcon, chart: chartIcon, people: peopleIcon };
const FORMATS = { count: formatNumber, dollars: formatMoney };

export function FigureCards() {
  const language = useLanguage();
  return (
    <dl className={styles.cards}>
      {FIGURES.map(({ icon, label, value, unit }) => (
        <div key={label.en} className={styles.card}>
          <dt className={styles.label}>
            <Icon icon={ICONS[icon]} sizeEm={2.75} className={styles.icon} />
            {label[language]}
          </dt>
          <dd className={styles.value}>{FORMATS[unit](language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
