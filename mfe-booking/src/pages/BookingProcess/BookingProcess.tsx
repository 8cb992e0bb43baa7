import { useEffect, useReducer } from 'react';
import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { bookingReducer } from './booking';
import { Confirmation } from './Confirmation/Confirmation';
import { createConfirmationNumber } from './confirmationNumber';
import { NextSteps } from './NextSteps/NextSteps';
import { PassengerStep } from './PassengerStep/PassengerStep';
import { PaymentStep } from './PaymentStep/PaymentStep';
import { StepIndicator } from './StepIndicator/StepIndicator';
import { keepUnfinished, unfinishedBooking } from './unfinishedBooking';
import { useStepFocus } from './useStepFocus';
import { PageBand } from '../../components/PageBand/PageBand';
import { sharePicture } from '../../content/sharePicture';
import picture from '../../pictures/share-booking-process.jpg';
import styles from './BookingProcess.module.scss';
import { bookingProcessTexts } from './BookingProcess.texts';

function BookingProcess() {
  const t = useTexts(bookingProcessTexts);
  const [booking, dispatch] = useReducer(bookingReducer, undefined, unfinishedBooking);
  const headingRef = useStepFocus(booking.step);
  useEffect(() => {
    keepUnfinished(booking);
  }, [booking]);
  return (
    <>
      <PageBand title={t('title')}>
        <StepIndicator step={booking.step} />
      </PageBand>
      <div className={booking.step === 3 ? styles.alone : styles.accompanied}>
        {booking.step === 1 && (
          <PassengerStep
            headingRef={headingRef}
            passenger={booking.passenger}
            onChange={(change) => {
              dispatch({ type: 'passengerChanged', change });
            }}
            onContinue={() => {
              dispatch({ type: 'continued' });
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
              dispatch({ type: 'wentBack' });
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

export default definePage(BookingProcess, (language, { name }) => {
  const t = bookingProcessTexts(language);
  return {
    title: `${t('title')} | ${name}`,
    description: t('description'),
    picture: sharePicture(picture, language),
  };
});
