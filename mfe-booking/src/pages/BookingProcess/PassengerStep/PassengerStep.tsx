import type { Ref } from 'react';
import { useTranslation } from '@farekite/shared/language';
import type { Passenger } from '../booking';
import { BookingField } from '../BookingField/BookingField';
import { StepActions } from '../StepActions/StepActions';
import { StepForm } from '../StepForm/StepForm';

interface PassengerStepProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly passenger: Passenger;
  readonly onChange: (change: Partial<Passenger>) => void;
  readonly onContinue: () => void;
}

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', placeholder: 'enterFirstName' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', placeholder: 'enterLastName' },
  { name: 'email', type: 'email', autoComplete: 'email', placeholder: 'enterEmail' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', placeholder: 'enterPhone' },
] as const;

export function PassengerStep({ headingRef, passenger, onChange, onContinue }: PassengerStepProps) {
  const { t } = useTranslation('booking-process');
  return (
    <StepForm
      heading={t('stepIndicator.passenger')}
      headingRef={headingRef}
      onSubmit={onContinue}
      actions={<StepActions next="continue" />}
    >
      {FIELDS.map(({ name, type, autoComplete, placeholder }) => (
        <BookingField
          key={name}
          label={t(`passengerStep.${name}`)}
          type={type}
          autoComplete={autoComplete}
          placeholder={t(`passengerStep.${placeholder}`)}
          value={passenger[name]}
          onChange={(value) => {
            onChange({ [name]: value });
          }}
        />
      ))}
      <BookingField
        label={t('passengerStep.dateOfBirth')}
        type="date"
        autoComplete="bday"
        value={passenger.dateOfBirth}
        onChange={(dateOfBirth) => {
          onChange({ dateOfBirth });
        }}
      />
    </StepForm>
  );
}
