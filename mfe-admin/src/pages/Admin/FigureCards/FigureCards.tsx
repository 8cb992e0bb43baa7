import { formatMoney, formatNumber, useLanguage } from '@farekite/shared/language';
import { chartIcon, Icon, peopleIcon, ticketIcon } from '@farekite/shared/ui';
import { FIGURES } from '../../../content/figures';
import styles from './FigureCards.module.scss';

const DISPLAY = {
  bookings: { icon: ticketIcon, format: formatNumber },
  revenue: { icon: chartIcon, format: formatMoney },
  customers: { icon: peopleIcon, format: formatNumber },
};

export function FigureCards() {
  const language = useLanguage();
  return (
    <dl className={styles.cards}>
      {FIGURES.map(({ name, label, value }) => (
        <div key={name} className={styles.card}>
          <dt className={styles.label}>
            <Icon icon={DISPLAY[name].icon} sizeEm={2.75} className={styles.icon} />
            {label[language]}
          </dt>
          <dd className={styles.value}>{DISPLAY[name].format(language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
