import { useStore } from '@farekite/shared/hooks';
import { formatMoney, useTranslation } from '@farekite/shared/language';
import { Icon, ticketIcon } from '@farekite/shared/ui';
import { chosenFlight } from '../../../content/chosenFlight';
import styles from './ChosenFlight.module.scss';

export function ChosenFlight() {
  const { t, language } = useTranslation('booking-process');
  const flight = useStore(chosenFlight);
  if (!flight) return null;
  const { airline, price } = flight;
  return (
    <p className={styles.flight}>
      <Icon icon={ticketIcon} />
      <span>
        <span>{t('chosenFlight.flight')}</span> <strong>{airline}</strong>,{' '}
        <span>{t('chosenFlight.fare', { price: formatMoney(language, price) })}</span>
      </span>
    </p>
  );
}
