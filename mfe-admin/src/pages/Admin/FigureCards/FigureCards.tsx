import { formatMoney, formatNumber, useTranslation } from '@farekite/shared/language';
import { chartIcon, Icon, peopleIcon, ticketIcon } from '@farekite/shared/ui';
import { FIGURES } from '../../../content/figures';
import styles from './FigureCards.module.scss';

const DISPLAY = {
  bookings: { icon: ticketIcon, format: formatNumber },
  revenue: { icon: chartIcon, format: formatMoney },
  customers: { icon: peopleIcon, format: formatNumber },
};

export function FigureCards() {
  const { t, language } = useTranslation('admin');
  return (
    <dl className={styles.cards}>
      {FIGURES.map(({ key, value }) => (
        <div key={key} className={styles.card}>
          <dt className={styles.label}>
            <Icon icon={DISPLAY[key].icon} sizeEm={2.75} className={styles.icon} />
            <span>{t(`figures.${key}`)}</span>
          </dt>
          <dd className={styles.value}>{DISPLAY[key].format(language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
