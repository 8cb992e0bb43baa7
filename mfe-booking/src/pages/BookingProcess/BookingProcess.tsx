import { useEffect } from 'react';
import { definePage, kiteSharePicture } from '@farekite/shared/contract';
import { useStore } from '@farekite/shared/hooks';
import { formatMoney, useTranslation } from '@farekite/shared/language';
import { Icon, ticketIcon } from '@farekite/shared/ui';
import { bookingStore, completeBooking, forgetCompleted, goToStep } from './bookingStore';
import { Confirmation } from './Confirmation/Confirmation';
import { FormStep } from './FormStep/FormStep';
import { NextSteps } from './NextSteps/NextSteps';
import { StepIndicator } from './StepIndicator/StepIndicator';
import { pushPaymentStep, useStepHistory } from './useStepHistory';
import { WizardStep } from './WizardStep/WizardStep';
import { BookingHeader } from '../../components/BookingHeader/BookingHeader';
import { chosenFlight } from '../../content/chosenFlight';
import sharePicture from '../../pictures/share-booking-process.jpg';
import styles from './BookingProcess.module.scss';

const HEADINGS = {
  1: 'stepIndicator.passenger',
  2: 'stepIndicator.payment',
  3: 'confirmation.heading',
} as const;

function continueToPayment(): void {
  goToStep(2);
  pushPaymentStep();
}

const goBack = () => history.back();

function BookingProcess() {
  const { t } = useTranslation('booking-process');
  const booking = useStore(bookingStore);
  const { step } = booking;
  useStepHistory();
  useEffect(() => forgetCompleted, []);
  return (
    <>
      <BookingHeader title={t('title')}>
        <StepIndicator step={step} />
        <ChosenFlight />
      </BookingHeader>
      <div className={step === 3 ? styles.content : styles.contentWithAside}>
        <WizardStep step={step} heading={t(HEADINGS[step])}>
          {step === 1 && <FormStep form="passenger" next="continue" onSubmit={continueToPayment} />}
          {step === 2 && (
            <FormStep form="payment" next="complete" onSubmit={completeBooking} onBack={goBack} />
          )}
          <Confirmation booking={booking} />
        </WizardStep>
        {step < 3 && <NextSteps />}
      </div>
    </>
  );
}

function ChosenFlight() {
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

export default definePage(BookingProcess, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'booking-process');
  return {
    title: `${t('title')} | ${name}`,
    description: t('description'),
    picture: kiteSharePicture(sharePicture, i18n),
  };
});
