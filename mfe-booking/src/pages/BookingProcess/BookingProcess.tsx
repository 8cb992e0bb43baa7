import { definePage, kiteSharePicture } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { ChosenFlight } from './ChosenFlight/ChosenFlight';
import { Confirmation } from './Confirmation/Confirmation';
import { createConfirmationNumber } from './confirmationNumber';
import { NextSteps } from './NextSteps/NextSteps';
import { PassengerStep } from './PassengerStep/PassengerStep';
import { PaymentStep } from './PaymentStep/PaymentStep';
import { StepIndicator } from './StepIndicator/StepIndicator';
import { useBooking } from './useBooking';
import { useStepFocus } from './useStepFocus';
import { pushPaymentStep, useStepHistory } from './useStepHistory';
import { BookingHeader } from '../../components/BookingHeader/BookingHeader';
import sharePicture from '../../pictures/share-booking-process.jpg';
import styles from './BookingProcess.module.scss';

function BookingProcess() {
  const { t } = useTranslation('booking-process');
  const [booking, dispatch] = useBooking();
  const headingRef = useStepFocus(booking.step);
  useStepHistory((step) => {
    dispatch({ type: 'wentTo', step });
  });
  return (
    <>
      <BookingHeader title={t('title')}>
        <StepIndicator step={booking.step} />
        <ChosenFlight />
      </BookingHeader>
      <div className={booking.step === 3 ? styles.content : styles.contentWithAside}>
        {booking.step === 1 && (
          <PassengerStep
            headingRef={headingRef}
            passenger={booking.passenger}
            onChange={(change) => {
              dispatch({ type: 'passengerChanged', change });
            }}
            onContinue={() => {
              dispatch({ type: 'continued' });
              pushPaymentStep();
            }}
          />
        )}
        {booking.step === 2 && (
          <PaymentStep
            headingRef={headingRef}
            card={booking.card}
            onChange={(change) => {
              dispatch({ type: 'cardChanged', change });
            }}
            onBack={() => {
              history.back();
            }}
            onComplete={() => {
              dispatch({ type: 'completed', confirmationNumber: createConfirmationNumber() });
            }}
          />
        )}
        {booking.step === 3 && (
          <Confirmation
            headingRef={headingRef}
            passenger={booking.passenger}
            confirmationNumber={booking.confirmationNumber}
          />
        )}
        {booking.step !== 3 && <NextSteps />}
      </div>
    </>
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
